import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {namespaceOf} from '@site/src/components/sections';
import type {ReactElement} from 'react';
import Breadcrumbs from '.';

interface GeneratedBreadcrumbsProps {
  /** Namespace that the page counts to. */
  readonly namespace: string;
  /** Name of the page. */
  readonly label: string;
}

/** Breadcrumbs of a page that the sidebar does not list. */
export default function GeneratedBreadcrumbs({
  namespace,
  label,
}: GeneratedBreadcrumbsProps): ReactElement {
  const {pathname} = useLocation();
  const group = useDocsSidebar()?.items.find(
    (item): item is PropSidebarItemCategory =>
      item.type === 'category' &&
      item.items.some(
        (page) =>
          page.type === 'link' && namespaceOf(page.docId ?? '') === namespace,
      ),
  );
  return (
    <Breadcrumbs
      breadcrumbs={[
        ...(group ? [group] : []),
        {type: 'link', label, href: pathname},
      ]}
    />
  );
}
