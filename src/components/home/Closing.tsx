import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** The last way in. */
export default function Closing(): ReactElement {
  return (
    <section className={styles.section}>
      <div className={styles.closing}>
        <p className={styles.closingText}>
          <Translate id="site.home.closing">
            Your first screen is a few minutes away.
          </Translate>
        </p>
        <Link
          className="button button--primary"
          to="/getting-started/quick-start/"
        >
          <Translate id="site.home.start">Get started</Translate>
        </Link>
      </div>
    </section>
  );
}
