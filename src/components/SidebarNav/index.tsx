import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {mdiFilterVariant} from '@mdi/js';
import SearchField from '@site/src/components/SearchField';
import DocSidebarItems from '@theme/DocSidebarItems';
import {type ReactElement, useEffect, useMemo, useRef, useState} from 'react';
import {filterSidebar, firstHref} from './filter';
import styles from './styles.module.css';

interface SidebarNavProps {
  readonly sidebar: readonly PropSidebarItem[];
  /** Address of the current page. */
  readonly path: string;
  readonly onItemClick?: (item: PropSidebarItem) => void;
}

/**
 * Scrolls the sidebar, not the page, so that the current page shows. It stays
 * where it is for visitors who are at it before the site's code runs: a link
 * would go from under their pointer.
 */
function useCurrentPageInView(path: string) {
  const ref = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>('[aria-current]');
    const scroller = ref.current?.closest<HTMLElement>('.menu');
    if (!link || !scroller) {
      return;
    }
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst && (scroller.scrollTop > 0 || scroller.matches(':hover'))) {
      return;
    }
    const view = scroller.getBoundingClientRect();
    const {top, bottom} = link.getBoundingClientRect();
    // The filter field covers the upper end.
    if (top < view.top + 80 || bottom > view.bottom - 40) {
      scroller.scrollTop += top - view.top - view.height / 3;
    }
  }, [path]);
  return ref;
}

/** The pages of a version, with a field that narrows them as one types. */
export default function SidebarNav({
  sidebar,
  path,
  onItemClick,
}: SidebarNavProps): ReactElement {
  const [query, setQuery] = useState('');
  const history = useHistory();
  const ref = useCurrentPageInView(path);
  const items = useMemo(() => filterSidebar(sidebar, query), [sidebar, query]);

  return (
    <div ref={ref}>
      <div className={styles.field}>
        <SearchField
          icon={mdiFilterVariant}
          label={translate({
            id: 'site.sidebar.filter',
            message: 'Filter pages',
            description: 'Name of the field that filters the sidebar',
          })}
          onChange={setQuery}
          onSubmit={() => {
            const href = firstHref(items);
            if (query.trim() !== '' && href !== undefined) {
              history.push(href);
            }
          }}
          value={query}
        />
      </div>
      <ul className="theme-doc-sidebar-menu menu__list">
        <DocSidebarItems
          activePath={path}
          items={items}
          level={1}
          onItemClick={onItemClick}
        />
      </ul>
      <div className={styles.empty} role="status">
        {items.length === 0 && (
          <>
            <p>
              <Translate
                id="site.sidebar.noMatch"
                description="Shown when no page matches the sidebar's filter"
                values={{query: <b>{query}</b>}}
              >
                {'No page is named like “{query}”.'}
              </Translate>
            </p>
            <button
              className="button button--secondary button--sm"
              onClick={() => {
                setQuery('');
                // The button goes.
                ref.current?.querySelector('input')?.focus();
              }}
              type="button"
            >
              <Translate id="site.sidebar.showAll">Show all pages</Translate>
            </button>
          </>
        )}
      </div>
    </div>
  );
}
