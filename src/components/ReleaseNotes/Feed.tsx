import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {mdiRss} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** The RSS feed of releases, for readers and for feed readers. */
export default function Feed(): ReactElement {
  const href = useBaseUrl('/releases.xml');
  const title = translate({
    id: 'site.releases.feedTitle',
    message: 'Vuetify releases',
    description: 'Name of the RSS feed in a feed reader',
  });
  return (
    <>
      <Head>
        {/* The head keeps one link of a kind, by the last of these two. */}
        <link
          rel="alternate"
          href={href}
          title={title}
          type="application/rss+xml"
        />
      </Head>
      {/* A file and no page: the router has nothing to do with it. */}
      <a className={styles.feed} href={href}>
        <Icon path={mdiRss} />
        <Translate
          description="Link to the RSS feed of releases"
          id="site.releases.feed"
        >
          RSS feed
        </Translate>
      </a>
    </>
  );
}
