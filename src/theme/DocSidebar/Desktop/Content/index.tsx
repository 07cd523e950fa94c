// Ejected: the list of pages comes with a filter field here. Below a banner its
// end stays in the window without a look at every scroll.
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import SidebarNav from '@site/src/components/SidebarNav';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

export default function DocSidebarDesktopContent({
  path,
  sidebar,
  className,
}: Props): ReactElement {
  const {isActive: hasBanner} = useAnnouncementBar();
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
      className={clsx(
        'menu thin-scrollbar',
        hasBanner && styles.belowBanner,
        className,
      )}
    >
      <SidebarNav path={path} sidebar={sidebar} />
    </nav>
  );
}
