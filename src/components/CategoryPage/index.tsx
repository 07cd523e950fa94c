import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {CategoryPageData} from '@site/plugins/component-docs/client/api';
import GeneratedBreadcrumbs from '@site/src/components/Breadcrumbs/Generated';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
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
  const title = categoryTitle(page);
  const lead = translate(
    {
      id: 'site.category.lead',
      message:
        'Components of the category “{category}”: what each is for, its guide and its API.',
      description: 'Lead of the page of a category of components',
    },
    {category: title},
  );
  return (
    <div className={styles.page}>
      <PageMetadata
        description={lead}
        title={translate(
          {
            id: 'site.category.title',
            message: '{category} components',
            description: 'Title of a category page in the tab of the browser',
          },
          {category: title},
        )}
      />
      <DocVersionBanner />
      <GeneratedBreadcrumbs label={title} namespace="components" />
      <header>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ul className={styles.cards}>
        {page.cards.map((card) => (
          <Card card={card} key={card.href} />
        ))}
      </ul>
    </div>
  );
}
