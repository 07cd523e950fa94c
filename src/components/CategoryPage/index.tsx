import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {CategoryPageData} from '@site/plugins/component-docs/client/api';
import CopyPage from '@site/src/components/CopyPage';
import GeneratedBreadcrumbs from '@site/src/components/Breadcrumbs/Generated';
import PageHead from '@site/src/components/PageHead';
import PageTitle from '@site/src/components/PageTitle';
import VersionBanner from '@site/src/components/VersionBanner';
import type {ReactElement} from 'react';
import Card from './Card';
import {categoryTitle} from './texts';
import styles from './styles.module.css';

/** All component pages of one category, a card each. */
export default function CategoryPage({
  page,
}: {
  readonly page: CategoryPageData;
}): ReactElement {
  const name = categoryTitle(page);
  const title = translate(
    {
      id: 'site.category.title',
      message: '{category} components',
      description: 'Title of a category page in the tab of the browser',
    },
    {category: name},
  );
  const lead = translate(
    {
      id: 'site.category.lead',
      message:
        'Components of the category “{category}”: what each is for, its guide and its API.',
      description: 'Lead of the page of a category of components',
    },
    {category: name},
  );
  return (
    <div className={styles.page}>
      <PageMetadata description={lead} title={title} />
      <PageHead description={lead} title={title} />
      <VersionBanner />
      <GeneratedBreadcrumbs label={name} namespace="components" />
      <PageTitle actions={<CopyPage />} lead={lead} title={name} />
      <ul className={styles.cards}>
        {page.cards.map((card) => (
          <Card card={card} key={card.href} />
        ))}
      </ul>
    </div>
  );
}
