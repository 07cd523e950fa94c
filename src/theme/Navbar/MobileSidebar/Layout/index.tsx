// Ejected: the stock drawer has two panels to slide between. Here one drawer
// holds everything (pages first, then the navbar's items), takes the focus
// when it opens, keeps it while it is open and closes on Escape.
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {type ReactElement, useEffect, useRef} from 'react';

/** What the drawer covers while it is open. */
const behind = [
  '[data-skip]',
  '.theme-announcement-bar',
  '.navbar__inner',
  '.theme-layout-main',
  '.theme-layout-footer',
].join();

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
}: Props): ReactElement {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content: pages} = useNavbarSecondaryMenu();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const before = document.activeElement;
    const covered = document.querySelectorAll<HTMLElement>(behind);
    covered.forEach((part) => {
      part.inert = true;
    });
    ref.current
      ?.querySelector<HTMLElement>('.navbar-sidebar__close')
      ?.focus({preventScroll: true});
    return () => {
      covered.forEach((part) => {
        part.inert = false;
      });
      if (before instanceof HTMLElement) {
        before.focus({preventScroll: true});
      }
    };
  }, [shown]);

  return (
    <div
      className="theme-layout-navbar-sidebar navbar-sidebar"
      inert={!shown}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          toggle();
        }
      }}
      ref={ref}
    >
      {header}
      <div className="navbar-sidebar__items">
        <div className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu">
          {pages}
          {primaryMenu}
        </div>
      </div>
    </div>
  );
}
