import Translate, {translate} from '@docusaurus/Translate';
import type {
  SassBrowserData,
  SassComponentRows,
  SassRow,
} from '@site/plugins/component-docs/client/api';
import clsx from 'clsx';
import {type ReactElement, useId, useState} from 'react';
import Rows from './Rows';
import fields from '../fields.module.css';
import styles from './styles.module.css';

/** Value of the chooser for the variables that belong to no component. */
const globals = '';

interface SassVariableBrowserProps {
  /** Authors write `<SassVariableBrowser />`; the build passes both. */
  readonly data: SassBrowserData;
  /** Fetches the variables of the components. */
  readonly load: () => Promise<{readonly default: SassComponentRows}>;
}

/** Keeps the variables whose name or value holds every word of the query. */
function search(rows: readonly SassRow[], query: string): readonly SassRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({name, value, resolved = ''}) => {
    const text = `${name} ${value} ${resolved}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The sass variables of the framework: source and what it comes to. */
export default function SassVariableBrowser({
  data,
  load,
}: SassVariableBrowserProps): ReactElement {
  const id = useId();
  const [chosen, setChosen] = useState(globals);
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<SassComponentRows>();
  const [failed, setFailed] = useState(false);
  const rows = chosen === globals ? data.globals : loaded?.[chosen];

  const choose = (name: string) => {
    setChosen(name);
    setFailed(false);
    if (name !== globals && !loaded) {
      load().then(
        (module) => {
          setLoaded(module.default);
        },
        () => {
          setFailed(true);
        },
      );
    }
  };

  return (
    <div className={styles.browser}>
      <div className={clsx(fields.fields, styles.fields)}>
        <div>
          <label htmlFor={`${id}-component`}>
            <Translate
              description="Label of the list of components with sass variables"
              id="site.sass.component"
            >
              Component
            </Translate>
          </label>
          <select
            id={`${id}-component`}
            onChange={(event) => {
              choose(event.currentTarget.value);
            }}
            value={chosen}
          >
            <option value={globals}>
              {translate({
                id: 'site.sass.globals',
                message: 'globals',
                description: 'Sass variables that belong to no component',
              })}
            </option>
            {data.components.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-query`}>
            <Translate
              description="Label of the field that filters sass variables"
              id="site.sass.search"
            >
              Search for a variable
            </Translate>
          </label>
          <input
            id={`${id}-query`}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
            }}
            type="search"
            value={query}
          />
        </div>
      </div>
      {rows && <Rows query={query} rows={search(rows, query)} />}
      {!rows && (
        <p className={styles.note} role="status">
          {failed ? (
            <Translate
              description="Stands where sass variables could not be fetched"
              id="site.sass.failed"
            >
              The variables could not be loaded. Choose the component again.
            </Translate>
          ) : (
            <Translate
              description="Stands while sass variables are fetched"
              id="site.sass.loading"
            >
              Loading the variables …
            </Translate>
          )}
        </p>
      )}
    </div>
  );
}
