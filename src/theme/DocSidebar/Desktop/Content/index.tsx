// Ejected: the list of pages comes with a filter field here, and the site has
// no announcement bar to make room for.
import {translate} from '@docusaurus/Translate';
import SidebarNav from '@site/src/components/SidebarNav';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import clsx from 'clsx';
import type {ReactElement} from 'react';

export default function DocSidebarDesktopContent({
  path,
  sidebar,
  className,
}: Props): ReactElement {
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
      className={clsx('menu thin-scrollbar', className)}
    >
      <SidebarNav path={path} sidebar={sidebar} />
    </nav>
  );
}
