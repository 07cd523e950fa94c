import {translate} from '@docusaurus/Translate';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

export {default as Browser} from './Browser';

interface BrowserSupportProps {
  /** Browsers, the best supported first. */
  readonly children: ReactNode;
}

/** Which browsers the framework runs in. */
export default function BrowserSupport({
  children,
}: BrowserSupportProps): ReactElement {
  return (
    <ul
      aria-label={translate({
        id: 'site.browsers.label',
        message: 'Browsers',
        description: 'Name of the list of supported browsers',
      })}
      className={styles.list}
    >
      {children}
    </ul>
  );
}
