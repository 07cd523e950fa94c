import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {mdiArrowRight} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {findSection} from '@site/src/components/sections';
import Heading from '@theme/Heading';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

interface Path {
  readonly section: string;
  readonly to: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const paths: readonly Path[] = [
  {
    section: 'getting-started',
    to: '/getting-started/quick-start/',
    title: <Translate id="site.home.quickStart.title">Quick start</Translate>,
    text: (
      <Translate id="site.home.quickStart.text">
        From an empty folder to a first screen in a few minutes.
      </Translate>
    ),
  },
  {
    section: 'components',
    to: '/components/alerts/',
    title: <Translate id="site.home.reference.title">Components</Translate>,
    text: (
      <Translate id="site.home.reference.text">
        Running examples, source to copy and every prop, slot and event.
      </Translate>
    ),
  },
  {
    section: 'introduction',
    to: '/introduction/why-vuetify/',
    title: <Translate id="site.home.why.title">Why Vuetify</Translate>,
    text: (
      <Translate id="site.home.why.text">
        What it does for you, and when something else may fit better.
      </Translate>
    ),
  },
];

/** Ways into the documentation. */
export default function Paths(): ReactElement {
  return (
    <section className={styles.section}>
      <Heading as="h2">
        <Translate id="site.home.paths">Where to begin</Translate>
      </Heading>
      <ul className={styles.paths}>
        {paths.map(({section, to, title, text}) => (
          <li key={to}>
            <Link className={styles.path} to={to}>
              <Icon
                className={styles.featureIcon}
                path={findSection(section)?.icon ?? ''}
                size={24}
              />
              <span className={styles.pathTitle}>
                {title}
                <Icon path={mdiArrowRight} />
              </span>
              <span className={styles.pathText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
