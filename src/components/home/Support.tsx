import Translate from '@docusaurus/Translate';
import Sponsors from '@site/src/components/Sponsors';
import SupportLinks from '@site/src/components/SupportLinks';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** Who pays for the framework, and how to join them. */
export default function Support(): ReactElement {
  return (
    <section className={styles.section}>
      <Heading as="h2">
        <Translate id="site.home.sponsors">Kept alive by its users</Translate>
      </Heading>
      <Sponsors tiers={[1, 2, 3]} />
      <SupportLinks />
    </section>
  );
}
