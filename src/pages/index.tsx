import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pseudoLocale} from '@site/config/locales';
import SocialCard from '@site/src/components/PageHead/SocialCard';
import Closing from '@site/src/components/home/Closing';
import Compare from '@site/src/components/home/Compare';
import Demo from '@site/src/components/home/Demo';
import Features from '@site/src/components/home/Features';
import Install from '@site/src/components/home/Install';
import News from '@site/src/components/home/News';
import Paths from '@site/src/components/home/Paths';
import styles from '@site/src/components/home/styles.module.css';
import Support from '@site/src/components/home/Support';
import Wall from '@site/src/components/home/Wall';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';

/** Layered V shapes behind the first screen. */
function Backdrop(): ReactElement {
  return (
    <svg aria-hidden="true" className={styles.backdrop} viewBox="0 0 600 520">
      <g fill="none" stroke="currentColor" strokeWidth="26">
        <path d="M-20 0l320 500L620 0" />
        <path d="M70 0l230 360L530 0" opacity="0.7" />
        <path d="M160 0l140 220L440 0" opacity="0.45" />
      </g>
    </svg>
  );
}

export default function Home(): ReactElement {
  const {
    siteConfig: {url, baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const title = translate({
    id: 'site.home.title',
    message: 'Material Design components for Vue 2',
    description: 'Heading of the home page: what it is',
  });
  return (
    <Layout
      description={translate({
        id: 'site.home.description',
        message:
          'Documentation of Vuetify, the Material Design component framework for Vue 2: guides, running examples and the API of every component.',
        description: 'Description of the home page for search engines',
      })}
    >
      {currentLocale !== pseudoLocale && (
        <SocialCard image={`${url}${baseUrl}card.png`} title={title} />
      )}
      <main>
        <div className={styles.hero}>
          <Backdrop />
          <div className={styles.heroInner}>
            <div>
              <Heading as="h1" className={styles.title}>
                {title}
              </Heading>
              <p className={styles.lead}>
                <Translate
                  id="site.home.lead"
                  description="One sentence below the heading of the home page"
                >
                  Vuetify gives you accessible, themeable building blocks, so
                  that you write your application and not its buttons.
                </Translate>
              </p>
              <div className={styles.actions}>
                <Link
                  className="button button--primary"
                  to="/getting-started/quick-start/"
                >
                  <Translate id="site.home.start">Get started</Translate>
                </Link>
                <Link
                  className="button button--secondary"
                  to="/components/alerts/"
                >
                  <Translate id="site.home.browse">
                    Browse the components
                  </Translate>
                </Link>
              </div>
              <Install />
            </div>
            <Demo />
          </div>
        </div>
        <Features />
        <Wall />
        <Compare />
        <Support />
        <News />
        <Paths />
        <Closing />
      </main>
    </Layout>
  );
}
