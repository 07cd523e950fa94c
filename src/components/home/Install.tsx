import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import TabList, {panelId, tabId, type Tab} from '@site/src/components/TabList';
import {type ReactElement, useState} from 'react';
import styles from './styles.module.css';

const commands = {
  npm: 'npm install vuetify@2',
  yarn: 'yarn add vuetify@2',
  pnpm: 'pnpm add vuetify@2',
  'vue-cli': 'vue add vuetify',
};

type Tool = keyof typeof commands;

const tabs: readonly Tab<Tool>[] = (Object.keys(commands) as Tool[]).map(
  (key) => ({key, label: key}),
);

/** The command that adds the framework, for the package manager of choice. */
export default function Install(): ReactElement {
  const [tool, setTool] = useState<Tool>('npm');
  return (
    <div className={styles.install}>
      <TabList
        className={styles.installTabs}
        id="install"
        label={translate({
          id: 'site.home.packageManager',
          message: 'Package manager',
        })}
        onSelect={setTool}
        selected={tool}
        tabs={tabs}
      />
      {tabs.map(({key}) => (
        <div
          aria-labelledby={tabId('install', key)}
          className={styles.command}
          hidden={key !== tool}
          id={panelId('install', key)}
          key={key}
          role="tabpanel"
        >
          <code>{commands[key]}</code>
          <CopyButton
            getText={() => commands[key]}
            label={translate({
              id: 'site.home.copyCommand',
              message: 'Copy the command',
            })}
          />
        </div>
      ))}
    </div>
  );
}
