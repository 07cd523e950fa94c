// Ejected: namespace, then page. No crumb for the home page; the namespace
// leads to its default page though the sidebar's group is no page itself.
import Link from '@docusaurus/Link';
import type {
  PropSidebarBreadcrumbsItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {findSection, namespaceOf} from '@site/src/components/sections';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** The default page of a group, or its first page. */
function defaultHref(category: PropSidebarItemCategory): string | undefined {
  const pages = category.items.filter((item) => item.type === 'link');
  const found = pages.find(({docId = ''}) => {
    const page = findSection(namespaceOf(docId))?.defaultPage;
    return page !== undefined && docId.split('/')[1] === page;
  });
  return (found ?? pages[0])?.href;
}

function hrefOf(item: PropSidebarBreadcrumbsItem): string | undefined {
  return item.type === 'category' && item.href === undefined
    ? defaultHref(item)
    : item.href;
}

export default function DocBreadcrumbs(): ReactElement | null {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return null;
  }
  const last = breadcrumbs.length - 1;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
        className="theme-doc-breadcrumbs"
      >
        <ol className={styles.list}>
          {breadcrumbs.map((item, index) => {
            const href = index < last ? hrefOf(item) : undefined;
            return (
              <li className={styles.item} key={item.label}>
                {href ? (
                  <Link className={styles.link} to={href}>
                    {item.label}
                  </Link>
                ) : (
                  <span aria-current={index === last ? 'page' : undefined}>
                    {item.label}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}
