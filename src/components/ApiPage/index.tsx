import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ApiPageData} from '@site/plugins/component-docs/client/api';
import ApiHistory from '@site/src/components/ApiHistory';
import ApiSection from '@site/src/components/ApiSection';
import CopyPage from '@site/src/components/CopyPage';
import GeneratedBreadcrumbs from '@site/src/components/Breadcrumbs/Generated';
import PageHead from '@site/src/components/PageHead';
import PageTitle from '@site/src/components/PageTitle';
import VersionBanner from '@site/src/components/VersionBanner';
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
  switch (kind) {
    case 'component':
      return translate(
        {
          id: 'site.api.page.component',
          message:
            'Every prop, slot, event and function of {tag} in {framework}, read from the released package.',
          description: 'Lead of the API page of a component',
        },
        values,
      );
    case 'directive':
      return translate(
        {
          id: 'site.api.page.directive',
          message:
            'Argument and modifiers of the directive {tag} in {framework}, read from the released package.',
          description: 'Lead of the API page of a directive',
        },
        values,
      );
    case 'service':
      return translate(
        {
          id: 'site.api.page.service',
          message:
            'What {tag} offers to every component in {framework}: properties, options and functions.',
          description:
            'Lead of the API page of a service, such as $vuetify.theme',
        },
        values,
      );
    case 'types':
      return translate(
        {
          id: 'site.api.page.types',
          message: 'The types that the API of {framework} names.',
          description: 'Lead of the API page with the definitions of types',
        },
        values,
      );
  }
}

/** Namespace in which the breadcrumbs put a page. */
const namespaces = {
  component: 'components',
  directive: 'directives',
  service: 'customization',
  types: 'components',
} as const satisfies Record<ApiPageData['kind'], string>;

function Page({page}: {readonly page: ApiPageData}): ReactElement {
  const {entry, history} = page;
  const lead = leadOf(page);
  const title = translate(
    {
      id: 'site.api.page.title',
      message: '{tag} API',
      description: 'Title of an API page in the tab of the browser',
    },
    {tag: entry.tag},
  );
  return (
    <>
      <PageMetadata description={lead} title={title} />
      <PageHead description={lead} title={title} />
      <VersionBanner nearest={page.nearest} />
      <GeneratedBreadcrumbs
        label={entry.tag}
        namespace={namespaces[page.kind]}
      />
      <PageTitle
        actions={<CopyPage />}
        lead={lead}
        title={<code className={styles.tag}>{entry.tag}</code>}
      >
        <PageLinks page={page} />
      </PageTitle>
      <ApiSection data={{entries: [entry]}} heading="h2" />
      {history && <ApiHistory steps={history.steps} />}
    </>
  );
}

/** The API of one component, directive or service on a page of its own. */
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
