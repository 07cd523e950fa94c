import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface ChosenProps {
  /** Name without a prefix: `account-box`. */
  readonly name: string;
  /** Absent until it is loaded. */
  readonly path?: string;
}

/** `account-box` is exported as `mdiAccountBox`. */
function exportName(name: string): string {
  return `mdi-${name}`.replace(/-(.)/g, (_all, letter: string) =>
    letter.toUpperCase(),
  );
}

/** The icon that is chosen: for the font, and as an import of its path. */
export default function Chosen({name, path}: ChosenProps): ReactElement {
  const lines = [
    {
      label: translate({
        id: 'site.icons.copyName',
        message: 'Copy the name',
        description: 'Of an icon, such as mdi-account',
      }),
      text: `mdi-${name}`,
    },
    {
      label: translate({
        id: 'site.icons.copyImport',
        message: 'Copy the import',
        description: 'Button that copies an import statement',
      }),
      text: `import {${exportName(name)}} from '@mdi/js';`,
    },
  ];
  return (
    <div
      aria-label={translate({
        id: 'site.icons.chosen',
        message: 'The chosen icon',
      })}
      className={styles.chosen}
      role="group"
    >
      <span className={styles.large}>
        {path && <Icon path={path} size={48} />}
      </span>
      <ul className={styles.lines}>
        {lines.map(({label, text}) => (
          <li key={label}>
            <code translate="no">{text}</code>
            <CopyButton
              className={styles.copy}
              getText={() => text}
              label={label}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
