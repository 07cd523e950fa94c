import Translate from '@docusaurus/Translate';
import {
  mdiHumanMaleHeight,
  mdiPaletteSwatchOutline,
  mdiPuzzleOutline,
  mdiServerOutline,
  mdiTranslate,
  mdiViewGridOutline,
} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

interface Feature {
  readonly key: string;
  readonly icon: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const features: readonly Feature[] = [
  {
    key: 'components',
    icon: mdiViewGridOutline,
    title: (
      <Translate id="site.home.components.title">Over 80 components</Translate>
    ),
    text: (
      <Translate id="site.home.components.text">
        From buttons and forms to data tables, calendars and navigation, all in
        one visual language.
      </Translate>
    ),
  },
  {
    key: 'theme',
    icon: mdiPaletteSwatchOutline,
    title: (
      <Translate id="site.home.theme.title">Light, dark and yours</Translate>
    ),
    text: (
      <Translate id="site.home.theme.text">
        Set a handful of colors and every component follows; switch the theme
        while the application runs.
      </Translate>
    ),
  },
  {
    key: 'grid',
    icon: mdiPuzzleOutline,
    title: (
      <Translate id="site.home.treeShaking.title">
        Only what you import
      </Translate>
    ),
    text: (
      <Translate id="site.home.treeShaking.text">
        With the loader for webpack, the components you do not use stay out of
        your bundle.
      </Translate>
    ),
  },
  {
    key: 'accessibility',
    icon: mdiHumanMaleHeight,
    title: (
      <Translate id="site.home.accessibility.title">
        Keyboard and screen reader
      </Translate>
    ),
    text: (
      <Translate id="site.home.accessibility.text">
        Roles, focus and keys are part of the components; each page says what is
        left for you to do.
      </Translate>
    ),
  },
  {
    key: 'languages',
    icon: mdiTranslate,
    title: (
      <Translate id="site.home.languages.title">
        Languages, right to left too
      </Translate>
    ),
    text: (
      <Translate id="site.home.languages.text">
        Built-in labels come in many languages, and layouts mirror themselves
        for right-to-left scripts.
      </Translate>
    ),
  },
  {
    key: 'server',
    icon: mdiServerOutline,
    title: (
      <Translate id="site.home.server.title">Renders on the server</Translate>
    ),
    text: (
      <Translate id="site.home.server.text">
        Works with server-side rendering, single-page applications and plain
        pages without a build step.
      </Translate>
    ),
  },
];

/** What the framework brings, six points. */
export default function Features(): ReactElement {
  return (
    <section className={styles.section}>
      <Heading as="h2">
        <Translate id="site.home.features">
          Made for whole applications
        </Translate>
      </Heading>
      <ul className={styles.features}>
        {features.map(({key, icon, title, text}) => (
          <li key={key}>
            <Icon className={styles.featureIcon} path={icon} size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
