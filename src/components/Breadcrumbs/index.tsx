import Link from '@docusaurus/Link';
import type {
  PropSidebarBreadcrumbsItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {breadcrumbList} from '@site/src/components/PageHead/data';
import StructuredData from '@site/src/components/PageHead/StructuredData';
import {findSection, namespaceOf} from '@site/src/components/sections';
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

interface BreadcrumbsProps {
  /** From the namespace to the page itself. */
  readonly breadcrumbs: PropSidebarBreadcrumbsItem[];
}

/** Where the page is: every crumb but the last leads somewhere. */
export default function Breadcrumbs({
  breadcrumbs,
}: BreadcrumbsProps): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const last = breadcrumbs.length - 1;
  const way = breadcrumbs.flatMap((item, index) => {
    const href = index < last ? hrefOf(item) : pathname;
    return href === undefined
      ? []
      : [{name: item.label, url: siteConfig.url + href}];
  });
  return (
    <>
      <StructuredData data={breadcrumbList(way)} />
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
