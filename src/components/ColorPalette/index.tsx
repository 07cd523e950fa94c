import Translate, {translate} from '@docusaurus/Translate';
import type {ColorFamily, Shade} from '@site/plugins/framework-facts/types';
import clsx from 'clsx';
import {type ReactElement, useEffect, useId, useState} from 'react';
import Family from './Family';
import fields from '../fields.module.css';
import styles from './styles.module.css';

/** What of a color is copied. */
type Form = 'background' | 'text' | 'value' | 'script';

/** How long the outcome of a copy is shown, in milliseconds. */
const outcomeDuration = 2000;

interface ColorPaletteProps {
  /** Authors write `<ColorPalette />`; the build passes the colors. */
  readonly facts: readonly ColorFamily[];
}

/**
 * Keeps what a query names: whole families by their name, else the shades
 * whose classes hold every word of it, or whose value begins with it.
 */
function search(families: readonly ColorFamily[], query: string) {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return families
    .map((family) => ({
      family,
      shades: family.shades.filter(({background, value}) =>
        words.every(
          (word) =>
            background.includes(word) ||
            family.name.includes(word) ||
            value.startsWith(word),
        ),
      ),
    }))
    .filter(({shades}) => shades.length > 0);
}

/** The palette of the framework: found by name, copied with a press. */
export default function ColorPalette({facts}: ColorPaletteProps): ReactElement {
  const id = useId();
  const [query, setQuery] = useState('');
  const [form, setForm] = useState<Form>('background');
  const [outcome, setOutcome] = useState('');
  const found = search(facts, query);

  useEffect(() => {
    if (outcome === '') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome('');
    }, outcomeDuration);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const forms: Readonly<Record<Form, string>> = {
    background: translate({
      id: 'site.colors.background',
      message: 'Class for the background',
    }),
    text: translate({id: 'site.colors.text', message: 'Class for the text'}),
    value: translate({
      id: 'site.colors.value',
      message: 'Hex value',
      description: 'Of a color, such as #F44336',
    }),
    script: translate({
      id: 'site.colors.script',
      message: 'Name in JavaScript',
      description: 'Of a color: its name in scripts, colors.red.base',
    }),
  };

  const copy = (shade: Shade) => {
    navigator.clipboard.writeText(shade[form]).then(
      () => {
        setOutcome(
          translate(
            {
              id: 'site.colors.copied',
              message: 'Copied: {text}',
              description: 'Said after a class or value was copied',
            },
            {text: shade[form]},
          ),
        );
      },
      () => {
        setOutcome(
          translate({
            id: 'site.copy.failed',
            message: 'Copying is blocked by the browser',
            description: 'Said when the browser does not let the site copy',
          }),
        );
      },
    );
  };

  return (
    <div className={styles.palette}>
      <div className={clsx(fields.fields, styles.fields)}>
        <div>
          <label htmlFor={`${id}-query`}>
            <Translate id="site.colors.search">Search for a color</Translate>
          </label>
          <input
            autoComplete="off"
            id={`${id}-query`}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
            }}
            spellCheck={false}
            type="search"
            value={query}
          />
        </div>
        <div>
          <label htmlFor={`${id}-form`}>
            <Translate
              description="Label of a list: what of a color is copied when it is pressed"
              id="site.colors.form"
            >
              A press copies
            </Translate>
          </label>
          <select
            id={`${id}-form`}
            onChange={(event) => {
              setForm(event.currentTarget.value as Form);
            }}
            value={form}
          >
            {Object.entries(forms).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {found.length > 0 ? (
        <ul className={styles.families}>
          {found.map(({family, shades}) => (
            <Family
              family={family}
              key={family.name}
              onCopy={copy}
              shades={shades}
              textOf={(shade) => shade[form]}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.note}>
          <Translate id="site.colors.none" values={{query}}>
            {'No color is named “{query}”.'}
          </Translate>
        </p>
      )}
      <p className={styles.outcome} role="status">
        {outcome && <span>{outcome}</span>}
      </p>
    </div>
  );
}
