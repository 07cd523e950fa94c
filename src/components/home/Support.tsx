import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Sponsors from '@site/src/components/Sponsors';
import SupportLinks from '@site/src/components/SupportLinks';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** Who pays for the framework, how to join them, and the last way in. */
export default function Support(): ReactElement {
  return (
    <section className={styles.section}>
      <Heading as="h2">
        <Translate id="site.home.sponsors">Kept alive by its users</Translate>
      </Heading>
      <Sponsors tiers={[1, 2, 3]} />
      <SupportLinks />
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
