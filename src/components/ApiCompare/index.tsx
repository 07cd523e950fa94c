import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ApiCompareData} from '@site/plugins/component-docs/client/compare';
import {countKinds} from '@site/src/components/ApiChanges/kinds';
import clsx from 'clsx';
import {
  type ReactElement,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import Chooser from './Chooser';
import Entries from './Entries';
import {changesOf, filterEntries} from './filter';
import Kinds from './Kinds';
import Limits from './Limits';
import useChoice from './useChoice';
import usePair, {type LoadSource} from './usePair';
import fields from '../fields.module.css';
import styles from './styles.module.css';

interface ApiCompareProps {
  /** Authors write `<ApiCompare />`; the build passes both. */
  readonly data: ApiCompareData;
  readonly load: LoadSource;
}

/** Pause in typing after which the address follows. */
const addressDelay = 300;

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The words of the filter: typed at once, in the address a little later. */
function useQuery(
  known: string,
  onChange: (query: string) => void,
): readonly [string, (query: string) => void] {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined || typed === known) {
      return undefined;
    }
    const timer = setTimeout(() => {
      onChange(typed);
    }, addressDelay);
    return () => {
      clearTimeout(timer);
    };
  });
  return [typed ?? known, setTyped];
}

/** What any two releases differ in, by component. */
export default function ApiCompare({
  data,
  load,
}: ApiCompareProps): ReactElement {
  const id = useId();
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  // The server knows no hash, and the first render must be what it wrote.
  const target = isBrowser ? decode(hash) : '';
  const [choice, choose] = useChoice();
  const [query, setQuery] = useQuery(choice.query, (text) => {
    choose({query: text});
  });
  const {kind} = choice;
  const words = useDeferredValue(query);
  const {from, to, comparison, failed} = usePair(data, load, choice);
  const [open, setOpen] = useState(false);
  const {selectMessage} = usePluralForm();
  const brokenLinks = useBrokenLinks();
  data.comparison.entries.forEach(({tag}) => {
    brokenLinks.collectAnchor(tag);
  });
  const entries = useMemo(
    () => filterEntries(comparison?.entries ?? [], {kind, query: words}),
    [comparison, kind, words],
  );
  const counts = useMemo(
    () =>
      countKinds(
        changesOf(filterEntries(comparison?.entries ?? [], {query: words})),
      ),
    [comparison, words],
  );
  return (
    <>
      <div className={clsx(fields.fields, styles.chooser)}>
        <Chooser
          from={from}
          minors={data.minors}
          onChange={(pair) => {
            choose(pair, true);
          }}
          to={to}
        />
        <div className={styles.search}>
          <label htmlFor={id}>
            <Translate
              description="Label of the field that filters a comparison of releases"
              id="site.compare.search"
            >
              Component or item
            </Translate>
          </label>
          <input
            id={id}
            autoCapitalize="none"
            onChange={(event) => {
              setQuery(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                setQuery('');
              }
            }}
            placeholder="v-btn"
            spellCheck={false}
            type="search"
            value={query}
          />
        </div>
      </div>
      {comparison ? (
        <>
          <Kinds
            counts={counts}
            onChange={(value) => {
              choose({kind: value});
            }}
            value={kind}
          />
          <Limits comparison={comparison} />
          <div className={styles.sum}>
            <p role="status">
              {selectMessage(
                entries.length,
                translate(
                  {
                    id: 'site.compare.sum',
                    message:
                      '{count} component or directive differs between {from} and {to}.|{count} components and directives differ between {from} and {to}.',
                    description: 'Sum of a comparison of two releases',
                  },
                  {count: entries.length, from, to},
                ),
              )}
            </p>
            <button
              aria-pressed={open}
              onClick={() => {
                setOpen(!open);
              }}
              type="button"
            >
              <Translate
                description="Opens the details of all components of a comparison"
                id="site.compare.openAll"
              >
                Open all
              </Translate>
            </button>
          </div>
          <Entries
            entries={entries}
            open={open || words.trim() !== ''}
            target={target}
          />
        </>
      ) : (
        <p className={styles.note} role={failed ? 'alert' : 'status'}>
          {failed ? (
            <Translate
              description="Stands where the data of a comparison could not be fetched"
              id="site.compare.failed"
            >
              The history of the releases could not be loaded. Load the page
              again to try once more.
            </Translate>
          ) : (
            <Translate
              description="Stands while the data of a comparison are fetched"
              id="site.compare.loading"
            >
              Comparing the releases …
            </Translate>
          )}
        </p>
      )}
    </>
  );
}
