import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {mdiArrowRight} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** Whether it is the right framework: says where that is answered. */
export default function Compare(): ReactElement {
  return (
    <section className={styles.section}>
      <div className={styles.compare}>
        <div>
          <Heading as="h2">
            <Translate id="site.home.compare">Is it the right one?</Translate>
          </Heading>
          <p>
            <Translate id="site.home.compare.text">
              No framework fits every application. See what Vuetify brings, what
              it asks for, and when something else is the better choice.
            </Translate>
          </p>
        </div>
        <Link
          className="button button--secondary"
          to="/introduction/why-vuetify/"
        >
          <Translate id="site.home.compare.link">Compare</Translate>
          <Icon path={mdiArrowRight} />
        </Link>
      </div>
    </section>
  );
}
