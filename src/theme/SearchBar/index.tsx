// Fills the place that the classic theme keeps for a search. A hosted search
// that is configured takes it instead.
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {mdiMagnify} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {onOpenSearch} from '@site/src/components/Search/open';
import OriginalSearchBar from '@theme-original/SearchBar';
import {
  lazy,
  type ReactElement,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import styles from './styles.module.css';

const loadSearch = () => import('@site/src/components/Search');
const Search = lazy(loadSearch);

/** Whether a key belongs to what the visitor types into. */
function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  return (
    ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') ||
    (event.key === '/' && !isTyping(event))
  );
}

function SearchButton(): ReactElement {
  // What the search was opened with; closed without it.
  const [query, setQuery] = useState<string>();
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(navigator.userAgent);

  // A page does not stand a part that cannot be loaded while it is drawn, as
  // when there is no connection.
  const open = useCallback((asked: string) => {
    loadSearch().then(
      () => {
        setQuery((current) => current ?? asked);
      },
      (error: unknown) => {
        console.warn('The search cannot be loaded.', error);
      },
    );
  }, []);

  useEffect(() => onOpenSearch(open), [open]);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        open('');
      }
    };
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', hear);
    };
  }, [open]);
  const close = useCallback(() => {
    setQuery(undefined);
  }, []);

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={translate({
          id: 'site.search.title',
          message: 'Search the documentation',
          description: 'Name of the search dialog',
        })}
        className={styles.button}
        onClick={() => {
          open('');
        }}
        type="button"
      >
        <Icon path={mdiMagnify} size={20} />
        <span className={styles.label}>
          <Translate id="site.search.button" description="In the navbar">
            Search
          </Translate>
        </span>
        <kbd className={styles.keys}>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {query !== undefined && (
        <Suspense>
          <Search initialQuery={query} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

export default function SearchBar(): ReactElement {
  return 'algolia' in useThemeConfig() ? (
    <OriginalSearchBar />
  ) : (
    <SearchButton />
  );
}
