import Translate from '@docusaurus/Translate';
import {type ReactElement, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

interface ReadOnProps {
  /** A list of links. */
  readonly children: ReactNode;
}

/** Links for who wants to know more than an answer says. */
export default function ReadOn({children}: ReadOnProps): ReactElement {
  const id = useId();
  return (
    <div aria-labelledby={id} className={styles.readOn} role="group">
      <p className={styles.readOnTitle} id={id}>
        <Translate
          description="Above the links that belong to an answer of the FAQ"
          id="site.faq.readOn"
        >
          Read on
        </Translate>
      </p>
      {children}
    </div>
  );
}
