import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {IconFacts} from '@site/plugins/framework-facts/types';
import {useInView} from '@site/src/components/Example/useInView';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import {type ReactElement, useEffect, useId, useRef, useState} from 'react';
import Chosen from './Chosen';
import fields from '../fields.module.css';
import styles from './styles.module.css';
import {useIcons} from './useIcons';

/** Icons shown at first, and more each time that one scrolls to their end. */
const step = 96;

interface IconSearchProps {
  /** Authors write `<IconSearch />`; the build passes where the icons are. */
  readonly facts: IconFacts;
}

/** Places of the names that hold every word of the query, best first. */
function search(names: readonly string[], query: string): readonly number[] {
  const words = query
    .toLowerCase()
    .replace(/^\s*mdi-/, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  const found = names.flatMap((name, index) =>
    words.every((word) => name.includes(word)) ? [index] : [],
  );
  const exact = words.join('-');
  const rank = (index: number) =>
    names[index] === exact ? 0 : names[index]?.startsWith(exact) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Finds Material Design icons by name. */
export default function IconSearch({facts}: IconSearchProps): ReactElement {
  const id = useId();
  const {i18n} = useDocusaurusContext();
  const {selectMessage} = usePluralForm();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const {names, need, pathAt, failed, retry} = useIcons(
    facts,
    useInView(root, false),
  );
  const [query, setQuery] = useState('');
  const [room, setRoom] = useState(step);
  const [chosen, setChosen] = useState<number>();

  const found = names ? search(names, query) : [];
  const shown = found.slice(0, room);
  const hasMore = found.length > shown.length;
  const key = shown.join();
  const number = (count: number) => count.toLocaleString(i18n.currentLocale);

  useEffect(() => {
    need(key === '' ? [] : key.split(',').map(Number));
  }, [key, need]);

  useEffect(() => {
    if (!hasMore || !end.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          setRoom((before) => before + step);
        }
      },
      {root: list.current, rootMargin: '160px 0px'},
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [hasMore, key]);

  return (
    <div className={styles.search} ref={root}>
      <div className={clsx(fields.fields, styles.field)}>
        <label htmlFor={id}>
          <Translate id="site.icons.search">Search for an icon</Translate>
        </label>
        <input
          autoComplete="off"
          id={id}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setRoom(step);
            if (list.current) {
              list.current.scrollTop = 0;
            }
          }}
          spellCheck={false}
          type="search"
          value={query}
        />
        <p className={styles.count} role="status">
          {names &&
            (found.length === 0 ? (
              <Translate id="site.icons.none" values={{query}}>
                {'No icon is named “{query}”.'}
              </Translate>
            ) : (
              selectMessage(
                found.length,
                translate(
                  {
                    id: 'site.icons.count',
                    message: '{count} icon|{count} icons',
                    description:
                      'How many icons were found; as many plural forms as the language has, separated by |',
                  },
                  {count: number(found.length)},
                ),
              )
            ))}
        </p>
      </div>
      {failed && (
        <div className={styles.note} role="alert">
          <p>
            <Translate id="site.icons.failed">
              The icons could not be loaded.
            </Translate>
          </p>
          <button
            className="button button--secondary"
            onClick={() => {
              retry();
              need(shown);
            }}
            type="button"
          >
            <Translate id="site.icons.retry">Try again</Translate>
          </button>
        </div>
      )}
      <div
        aria-label={translate({
          id: 'site.icons.results',
          message: 'Icons',
          description: 'Accessible name of the list of icons that were found',
        })}
        className={styles.results}
        ref={list}
        role="region"
        tabIndex={0}
      >
        <ul className={styles.icons}>
          {shown.map((index) => {
            const path = pathAt(index);
            const name = names?.[index] ?? '';
            return (
              <li key={name}>
                <button
                  aria-pressed={index === chosen}
                  className={clsx('clean-btn', styles.icon)}
                  onClick={() => {
                    setChosen(index);
                  }}
                  translate="no"
                  type="button"
                >
                  <span className={styles.picture}>
                    {path && <Icon path={path} size={24} />}
                  </span>
                  <span className={styles.name}>{name}</span>
                </button>
              </li>
            );
          })}
          {hasMore && (
            <li aria-hidden="true" className={styles.end} ref={end} />
          )}
        </ul>
        <noscript>
          <p className={styles.note}>
            <Translate id="site.icons.noScript">
              The search needs JavaScript.
            </Translate>
          </p>
        </noscript>
      </div>
      {chosen !== undefined && names?.[chosen] !== undefined && (
        <Chosen
          name={names[chosen]}
          {...(pathAt(chosen) !== undefined && {path: pathAt(chosen)})}
        />
      )}
    </div>
  );
}
