import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {mdiArrowRight} from '@mdi/js';
import {featureNames} from '@site/src/components/FrameworkComparison/features';
import {frameworks} from '@site/src/components/FrameworkComparison/frameworks';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** The comparison of frameworks in numbers, and the way to all of it. */
export default function Compare(): ReactElement {
  const total = featureNames().length;
  return (
    <section className={styles.section}>
      <div className={styles.compare}>
        <div className={styles.compareWords}>
          <Heading as="h2">
            <Translate id="site.home.compare">Is it the right one?</Translate>
          </Heading>
          <p>
            <Translate id="site.home.compare.text">
              We looked into the packages of five component frameworks for Vue
              2. None of them fits every application: see what each has, and
              when something else is the better choice.
            </Translate>
          </p>
          <Link
            className="button button--secondary"
            to="/introduction/why-vuetify/#comparison"
          >
            <Translate id="site.home.compare.link">Compare</Translate>
            <Icon path={mdiArrowRight} />
          </Link>
        </div>
        <dl className={styles.counts}>
          {frameworks.map(({name, proof}) => {
            const count = Object.keys(proof).length;
            return (
              <div className={styles.count} key={name}>
                <dt>{name}</dt>
                <dd>
                  <span aria-hidden="true" className={styles.countBar}>
                    <span style={{inlineSize: `${(100 * count) / total}%`}} />
                  </span>
                  <Translate
                    description="How many of the compared features a framework has"
                    id="site.home.compare.count"
                    values={{count, total}}
                  >
                    {'{count} of {total}'}
                  </Translate>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
