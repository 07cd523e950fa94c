// Ejected: the same list with filter field as on wide screens, in the drawer.
// The stock drawer renders it with the page; here it waits for its first opening.
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import SidebarNav from '@site/src/components/SidebarNav';
import type {Props} from '@theme/DocSidebar/Mobile';
import {memo, type ReactElement, useState} from 'react';

function DrawerContent({sidebar, path}: Props): ReactElement | null {
  const drawer = useNavbarMobileSidebar();
  const [wasOpened, setWasOpened] = useState(drawer.shown);
  if (drawer.shown && !wasOpened) {
    setWasOpened(true);
  }
  if (!wasOpened) {
    return null;
  }
  return (
    <SidebarNav
      onItemClick={(item) => {
        if (item.type === 'link' || (item.type === 'category' && item.href)) {
          drawer.toggle();
        }
      }}
      path={path}
      sidebar={sidebar}
    />
  );
}

function DocSidebarMobile(props: Props): ReactElement {
  return <NavbarSecondaryMenuFiller component={DrawerContent} props={props} />;
}

export default memo(DocSidebarMobile);
