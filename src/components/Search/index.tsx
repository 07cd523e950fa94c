import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mdiClose, mdiHistory, mdiMagnify} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {IconButton} from '@site/src/components/IconButton';
import {useCombobox} from 'downshift';
import {
  type MouseEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import Empty from './Empty';
import {groupHits, groupLabel} from './groups';
import {forget, readRecent, remember} from './recent';
import Result from './Result';
import styles from './styles.module.css';
import useSearch, {type SearchedVersion, type VersionHit} from './useSearch';

interface SearchProps {
  /** What the field starts with. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** A line of the list: a result, or a query to repeat. */
type Line = VersionHit | string;

const everywhere = '*';

/** All versions, that of the page first. */
function useSearchedVersions(): readonly SearchedVersion[] {
  const {siteConfig} = useDocusaurusContext();
  const all = useVersions(undefined);
  const {activeVersion} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  const shown = activeVersion ?? preferredVersion;
  const rank = ({name, isLast}: (typeof all)[number]) =>
    name === shown?.name ? 0 : isLast ? 1 : 2;
  return [...all]
    .sort((a, b) => rank(a) - rank(b))
    .map(({name, label, path}) => ({
      name,
      label,
      path: path.slice(siteConfig.baseUrl.length).replace(/\/$/, ''),
    }));
}

/** The dialog that searches the documentation. */
export default function Search({
  initialQuery,
  onClose,
}: SearchProps): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [recent, setRecent] = useState(readRecent);
  const versions = useSearchedVersions();
  const [chosen, setChosen] = useState(versions[0]?.name);
  const selectId = useId();
  const {selectMessage} = usePluralForm();

  const searched =
    chosen === everywhere
      ? versions
      : versions.filter(({name}) => name === chosen);
  const {state, hits, isSearching} = useSearch(query, searched);
  const asked = query.trim() !== '';
  const groups = groupHits(hits);
  const lines: Line[] = asked
    ? groups.flatMap((group) => group.hits)
    : [...recent];

  const follow = (hit: VersionHit, inNewTab: boolean) => {
    remember(query);
    const address = siteConfig.baseUrl + hit.path;
    if (inNewTab) {
      window.open(address, '_blank', 'noopener');
    } else {
      onClose();
      history.push(address);
    }
  };
  const choose = (line: Line, inNewTab: boolean) => {
    if (typeof line === 'string') {
      setQuery(line);
    } else {
      follow(line, inNewTab);
    }
  };

  const {
    highlightedIndex,
    getInputProps,
    getItemProps,
    getLabelProps,
    getMenuProps,
  } = useCombobox<Line>({
    id: useId(),
    isOpen: true,
    items: lines,
    inputValue: query,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (line) =>
      typeof line === 'string' ? line : (line?.name ?? ''),
    onStateChange: ({type, selectedItem}) => {
      if (
        type === useCombobox.stateChangeTypes.InputKeyDownEnter &&
        selectedItem
      ) {
        choose(selectedItem, false);
      }
    },
  });

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const option = (line: Line, content: ReactElement) => {
    const index = lines.indexOf(line);
    return (
      <li
        className={styles.option}
        data-path={typeof line === 'string' ? undefined : line.path}
        key={index}
        {...getItemProps({
          item: line,
          index,
          onClick: (event: MouseEvent) => {
            choose(line, event.ctrlKey || event.metaKey);
          },
        })}
        aria-selected={index === highlightedIndex}
      >
        {content}
      </li>
    );
  };

  return (
    <dialog
      aria-label={translate({
        id: 'site.search.title',
        message: 'Search the documentation',
        description: 'Name of the search dialog',
      })}
      className={styles.dialog}
      onClick={(event) => {
        // The backdrop is the dialog itself; what is inside covers the rest.
        if (event.target === dialog.current) {
          // Gives the focus back, as the Escape key does.
          dialog.current.close();
        }
      }}
      onClose={onClose}
      ref={dialog}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <label className="visually-hidden" {...getLabelProps()}>
            <Translate id="site.search.title">
              Search the documentation
            </Translate>
          </label>
          <Icon className={styles.icon} path={mdiMagnify} />
          <input
            {...getInputProps({
              // Not by the list's state, which would lag behind the keys.
              onChange: (event) => {
                setQuery(event.currentTarget.value);
              },
              // Closes the dialog, for which the list would need a second one.
              onKeyDown: ({key, nativeEvent}) => {
                if (key === 'Escape') {
                  Object.assign(nativeEvent, {preventDownshiftDefault: true});
                }
              },
            })}
            autoCapitalize="none"
            autoComplete="off"
            autoFocus
            className={styles.input}
            enterKeyHint="go"
            placeholder={translate({
              id: 'site.search.placeholder',
              message: 'Guides, components, props, slots…',
              description:
                'In the empty field of the search: what can be found',
            })}
            spellCheck={false}
            type="text"
          />
          <label className="visually-hidden" htmlFor={selectId}>
            <Translate
              id="site.search.version"
              description="Name of the menu that chooses what is searched"
            >
              Version to search
            </Translate>
          </label>
          <select
            className={styles.select}
            id={selectId}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
            value={chosen}
          >
            {versions.map(({name, label}) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
            <option value={everywhere}>
              {translate({
                id: 'site.search.allVersions',
                message: 'All versions',
                description: 'In the menu that chooses what is searched',
              })}
            </option>
          </select>
          <IconButton
            icon={mdiClose}
            label={translate({
              id: 'site.search.close',
              message: 'Close the search',
            })}
            onClick={() => {
              dialog.current?.close();
            }}
          />
        </div>
        <div className={styles.list}>
          <ul
            {...getMenuProps()}
            aria-busy={isSearching || state === 'loading'}
            className={styles.lines}
          >
            {asked
              ? groups.map(({name, hits: found}) => (
                  <li key={name} role="presentation">
                    <ul
                      aria-label={groupLabel(name)}
                      className={styles.group}
                      role="group"
                    >
                      <li aria-hidden="true" className={styles.heading}>
                        {groupLabel(name)}
                      </li>
                      {found.map((hit) =>
                        option(
                          hit,
                          <Result
                            hit={hit}
                            withVersion={searched.length > 1}
                          />,
                        ),
                      )}
                    </ul>
                  </li>
                ))
              : recent.map((line) =>
                  option(
                    line,
                    <span className={styles.recent}>
                      <Icon path={mdiHistory} size={18} />
                      {line}
                    </span>,
                  ),
                )}
          </ul>
          {!asked && recent.length > 0 && (
            <button
              className={styles.forget}
              onClick={() => {
                forget();
                setRecent([]);
              }}
              type="button"
            >
              <Translate
                id="site.search.forget"
                description="Button that empties the list of recent searches"
              >
                Forget recent searches
              </Translate>
            </button>
          )}
          <Empty
            hasLines={lines.length > 0}
            isSearching={isSearching}
            query={query.trim()}
            state={state}
          />
        </div>
        <p className="visually-hidden" role="status">
          {asked &&
            state === 'ready' &&
            selectMessage(
              lines.length,
              translate(
                {
                  id: 'site.search.count',
                  message: '{count} result|{count} results',
                  description: 'Said while one types into the search',
                },
                {count: lines.length},
              ),
            )}
        </p>
      </div>
    </dialog>
  );
}
