// Ejected: namespace, then page. No crumb for the home page; the namespace
// leads to its default page though the sidebar's group is no page itself.
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import type {ReactElement} from 'react';

export default function DocBreadcrumbs(): ReactElement | null {
  const breadcrumbs = useSidebarBreadcrumbs();
  return breadcrumbs && <Breadcrumbs breadcrumbs={breadcrumbs} />;
}
