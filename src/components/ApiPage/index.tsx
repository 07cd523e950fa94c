import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ApiPageData} from '@site/plugins/component-docs/client/api';
import ApiHistory from '@site/src/components/ApiHistory';
import ApiSection from '@site/src/components/ApiSection';
import GeneratedBreadcrumbs from '@site/src/components/Breadcrumbs/Generated';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import EmbeddedData from './EmbeddedData';
import PageData from './PageData';
import PageLinks from './PageLinks';
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
  const {entry, history} = page;
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
      <GeneratedBreadcrumbs
        label={entry.tag}
        namespace={page.kind === 'directive' ? 'directives' : 'components'}
      />
      <header className={styles.header}>
        <Heading as="h1">
          <code>{entry.tag}</code>
        </Heading>
        <p className={styles.lead}>{lead}</p>
        <PageLinks page={page} />
      </header>
      <ApiSection data={{entries: [entry]}} />
      {history && <ApiHistory steps={history.steps} />}
    </>
  );
}

/** The API of one component or directive on a page of its own. */
export default function ApiPage(): ReactElement {
  const {pathname} = useLocation();
  return (
    <div className={styles.page}>
      <PageData pathname={pathname}>
        {(page) => (
          <>
            <Page key={pathname} page={page} />
            <EmbeddedData page={page} pathname={pathname} />
          </>
        )}
      </PageData>
    </div>
  );
}
