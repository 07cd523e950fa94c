/**
 * Stands in for a page that is not kept, while there is no connection: the
 * worker of `plugins/offline` answers with it at that page's address, without
 * scripts and with the kept pages in its list. It shows no part of the site
 * that would need scripts.
 */
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import LayoutProvider from '@theme/Layout/Provider';
import type {ReactElement} from 'react';
import styles from './offline.module.css';

/** `plugins/offline/worker/page.ts` fills the list of this id. */
const listId = 'offline-pages';

function Content({title}: {readonly title: string}): ReactElement {
  const home = useBaseUrl('/');
  const logo = useBaseUrl('/img/logo.svg');
  const {siteConfig} = useDocusaurusContext();
  return (
    <main className={styles.page} data-pagefind-ignore>
      <a className={styles.brand} href={home}>
        <img alt="" height={28} src={logo} width={28} />
        {siteConfig.title}
      </a>
      <Heading as="h1">{title}</Heading>
      <p className={styles.text}>
        <Translate
          description="Text of the page that stands in for one that was not visited before"
          id="site.offline.text"
        >
          There is no connection, and you have not visited this page before.
          Pages that you have visited are kept on this device.
        </Translate>
      </p>
      <p>
        {/* The address of this page, whatever it is. */}
        <a className="button button--primary" href="">
          <Translate
            description="Link that loads a page again that could not be reached"
            id="site.offline.retry"
          >
            Try again
          </Translate>
        </a>
      </p>
      <section className={styles.kept}>
        <Heading as="h2">
          <Translate
            description="Heading of the list of pages that were visited before"
            id="site.offline.pages"
          >
            Pages you can read now
          </Translate>
        </Heading>
        <ul className={styles.list} id={listId} />
      </section>
    </main>
  );
}

/** The page that stands in for one that is not kept. */
export default function Offline(): ReactElement {
  const title = translate({
    id: 'site.offline.title',
    message: 'This page is not available offline',
    description:
      'Heading of the page that stands in for one that was not visited before, without a connection',
  });
  return (
    <LayoutProvider>
      <PageMetadata
        description={translate({
          id: 'site.offline.description',
          message: 'What can be read without a connection.',
          description: 'Description of the page that stands in for others',
        })}
        title={title}
      />
      <Head>
        <meta content="noindex" name="robots" />
      </Head>
      <Content title={title} />
    </LayoutProvider>
  );
}
