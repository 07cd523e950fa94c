// Ejected: the table of contents has a heading and a marker that moves to the
// section one reads.
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactElement, useEffect, useRef} from 'react';
import styles from './styles.module.css';

const linkClass = 'table-of-contents__link toc-highlight';
const activeClass = 'table-of-contents__link--active';

/** Scrolls the table of contents, not the page. */
function keepInView(link: HTMLElement): void {
  const scroller = link.closest('nav');
  if (!scroller) {
    return;
  }
  const view = scroller.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  if (top < view.top + 32 || bottom > view.bottom - 32) {
    scroller.scrollTop += top - view.top - view.height / 2;
  }
}

/** Puts the marker beside the link that Docusaurus marks as active. */
function useMarker() {
  const list = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = list.current;
    const bar = marker.current;
    if (!root || !bar) {
      return undefined;
    }
    const place = () => {
      const link = root.querySelector<HTMLElement>(`.${activeClass}`);
      bar.style.opacity = link ? '1' : '0';
      if (link) {
        bar.style.transform = `translateY(${link.offsetTop}px) scaleY(${link.offsetHeight})`;
        keepInView(link);
      }
    };
    const observer = new MutationObserver(place);
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['class'],
    });
    place();
    return () => {
      observer.disconnect();
    };
  }, []);
  return {list, marker};
}

export default function TOC({className, ...props}: Props): ReactElement {
  const {list, marker} = useMarker();
  const {i18n} = useDocusaurusContext();
  return (
    <nav
      aria-labelledby="toc-title"
      className={clsx(styles.toc, 'thin-scrollbar', className)}
    >
      <p className={styles.title} id="toc-title" lang={i18n.currentLocale}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">
          On this page
        </Translate>
      </p>
      <div className={styles.list} ref={list}>
        <span className={styles.marker} ref={marker} />
        <TOCItems
          {...props}
          className="table-of-contents"
          linkActiveClassName={activeClass}
          linkClassName={linkClass}
        />
      </div>
    </nav>
  );
}
