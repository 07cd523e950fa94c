import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {mdiBookOpenPageVariantOutline, mdiCodeJson} from '@mdi/js';
import type {ApiPageData} from '@site/plugins/component-docs/client/api';
import ApiSection from '@site/src/components/ApiSection';
import Icon from '@site/src/components/Icon';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import EmbeddedData from './EmbeddedData';
import usePageData from './usePageData';
import styles from './styles.module.css';

function leadOf({kind, entry, framework}: ApiPageData): string {
  const values = {
    tag: entry.tag,
    framework: `Vuetify ${framework.version}`,
  };
  return kind === 'component'
    ? translate(
        {
          id: 'site.api.page.component',
          message:
            'Every prop, slot, event and function of {tag} in {framework}, read from the released package.',
          description: 'Lead of the API page of a component',
        },
        values,
      )
    : translate(
        {
          id: 'site.api.page.directive',
          message:
            'Argument and modifiers of the directive {tag} in {framework}, read from the released package.',
          description: 'Lead of the API page of a directive',
        },
        values,
      );
}

function Page({page}: {readonly page: ApiPageData}): ReactElement {
  const {entry, guide, json} = page;
  const lead = leadOf(page);
  return (
    <>
      <PageMetadata
        description={lead}
        title={translate(
          {
            id: 'site.api.page.title',
            message: '{tag} API',
            description: 'Title of an API page in the tab of the browser',
          },
          {tag: entry.tag},
        )}
      />
      <DocVersionBanner />
      <header className={styles.header}>
        <Heading as="h1">
          <code>{entry.tag}</code>
        </Heading>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.links}>
          {guide && (
            <li>
              <Link to={guide.permalink}>
                <Icon path={mdiBookOpenPageVariantOutline} />
                <Translate
                  description="Link from an API page to the page that explains the component"
                  id="site.api.page.guide"
                  values={{page: guide.title}}
                >
                  {'Guide and examples: {page}'}
                </Translate>
              </Link>
            </li>
          )}
          <li>
            <a href={json}>
              <Icon path={mdiCodeJson} />
              <Translate
                description="Link from an API page to the same content for programs"
                id="site.api.page.json"
              >
                The same as JSON
              </Translate>
            </a>
          </li>
        </ul>
      </header>
      <ApiSection data={{entries: [entry]}} />
    </>
  );
}

/** The API of one component or directive on a page of its own. */
export default function ApiPage(): ReactElement {
  const {pathname} = useLocation();
  const state = usePageData(pathname);
  return (
    <div className={styles.page}>
      {state.status === 'ready' && (
        <>
          <Page key={pathname} page={state.page} />
          <EmbeddedData page={state.page} pathname={pathname} />
        </>
      )}
      {state.status === 'loading' && (
        <div aria-busy="true" className={styles.skeleton}>
          <Translate
            description="Stands while an API page is fetched"
            id="site.api.page.loading"
          >
            Loading the API …
          </Translate>
        </div>
      )}
      {state.status === 'failed' && (
        <p className={styles.failed} role="alert">
          <Translate
            description="Stands where an API page could not be fetched"
            id="site.api.page.failed"
          >
            The API could not be loaded.
          </Translate>{' '}
          <a href={pathname}>
            <Translate
              description="Loads a page again that could not be fetched"
              id="site.api.page.retry"
            >
              Try again
            </Translate>
          </a>
        </p>
      )}
    </div>
  );
}
