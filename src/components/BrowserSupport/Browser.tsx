import {translate} from '@docusaurus/Translate';
import {
  mdiAppleSafari,
  mdiCheckCircleOutline,
  mdiCloseCircleOutline,
  mdiFirefox,
  mdiGoogleChrome,
  mdiMicrosoftEdge,
  mdiMicrosoftInternetExplorer,
  mdiPuzzleOutline,
} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

const icons = {
  chromium: mdiGoogleChrome,
  edge: mdiMicrosoftEdge,
  firefox: mdiFirefox,
  'internet-explorer': mdiMicrosoftInternetExplorer,
  safari: mdiAppleSafari,
};

interface BrowserProps {
  readonly icon: keyof typeof icons;
  readonly supported: boolean | 'polyfill';
  /** The browser's name, and its versions. */
  readonly children: ReactNode;
}

/** How a kind of support looks and reads. */
function stateOf(supported: BrowserProps['supported']) {
  if (supported === 'polyfill') {
    return {
      look: styles.polyfill,
      icon: mdiPuzzleOutline,
      text: translate({
        id: 'site.browsers.polyfill',
        message: 'With polyfills',
        description: 'The framework runs in this browser with additions',
      }),
    };
  }
  return supported
    ? {
        look: styles.supported,
        icon: mdiCheckCircleOutline,
        text: translate({
          id: 'site.browsers.supported',
          message: 'Supported',
          description: 'The framework runs in this browser',
        }),
      }
    : {
        look: styles.unsupported,
        icon: mdiCloseCircleOutline,
        text: translate({
          id: 'site.browsers.unsupported',
          message: 'Not supported',
          description: 'The framework does not run in this browser',
        }),
      };
}

/** One browser of the list. */
export default function Browser({
  icon,
  supported,
  children,
}: BrowserProps): ReactElement {
  const state = stateOf(supported);
  return (
    <li className={styles.browser}>
      <Icon className={styles.icon} path={icons[icon]} size={24} />
      <div className={styles.name}>{children}</div>
      <span className={clsx(styles.state, state.look)}>
        <Icon path={state.icon} />
        {state.text}
      </span>
    </li>
  );
}
