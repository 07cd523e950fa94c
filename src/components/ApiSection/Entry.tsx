import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {mdiFormatListGroup, mdiMagnify} from '@mdi/js';
import type {
  ApiEntry,
  ApiGroup,
  ApiGroupName,
} from '@site/plugins/component-docs/client/api';
import Html from '@site/src/components/Html';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import {type ReactElement, useEffect, useMemo, useRef, useState} from 'react';
import {DeprecatedChip, SinceChip} from './Chips';
import {columnsOf} from './columns';
import {filterGroups} from './filter';
import {groupByMixin, type Origin, useGrouping} from './mixins';
import Row from './Row';
import Tabs from './Tabs';
import {columnLabel, groupLabel} from './texts';
import {TypeLinks} from './TypeNames';
import styles from './styles.module.css';

interface EntryProps {
  readonly entry: ApiEntry;
  /** Id that the address of the page points at; empty for none. */
  readonly target: string;
  readonly heading: 'h2' | 'h3';
}

/** So many rows fill a panel on every screen, which then scrolls. */
const surelyFull = 18;

/** One object, so that what asks for it is not rendered anew. */
const noTypes = {};

/** Group that holds the item with an id. */
const groupOf = (entry: ApiEntry, id: string) =>
  entry.groups.find(({items}) => items.some((item) => item.id === id));

function Filter({
  tag,
  query,
  onChange,
}: {
  readonly tag: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
}): ReactElement {
  return (
    <div className={styles.filter}>
      <Icon path={mdiMagnify} size={18} />
      <input
        aria-label={translate(
          {
            id: 'site.api.filter.label',
            message: 'Filter the API of {tag}',
            description: 'Name of the filter field of an API section',
          },
          {tag},
        )}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            onChange('');
          }
        }}
        placeholder={translate({
          id: 'site.api.filter.placeholder',
          message: 'Filter by name or description',
          description: 'Placeholder of the filter field of an API section',
        })}
        type="search"
        value={query}
      />
    </div>
  );
}

function Panel({
  entry,
  group,
  shown,
  target,
  query,
  grouped,
  onClear,
}: {
  readonly entry: ApiEntry;
  /** The group with the items that pass the filter. */
  readonly group: ApiGroup;
  readonly shown: boolean;
  readonly target: string;
  readonly query: string;
  /** Inherited items stand apart. */
  readonly grouped: boolean;
  readonly onClear: () => void;
}): ReactElement {
  const isBrowser = useIsBrowser();
  const columns = columnsOf(group);
  // A panel that is not laid out while out of view would lose its place.
  const holdsTarget = isBrowser && group.items.some(({id}) => id === target);
  const origins: readonly Origin[] = grouped
    ? groupByMixin(group.items)
    : [{items: group.items}];
  return (
    <div
      aria-labelledby={`${entry.id}-${group.name}-tab`}
      className={clsx(
        styles.panel,
        group.items.length >= surelyFull && !holdsTarget && styles.full,
        !shown && styles.inactive,
      )}
      hidden={isBrowser && !shown}
      id={`${entry.id}-${group.name}`}
      role="tabpanel"
      tabIndex={0}
    >
      <table className={clsx(styles.table, styles[group.name])}>
        <caption>{groupLabel(group.name)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnLabel(column)}
              </th>
            ))}
          </tr>
        </thead>
        {origins.map(({mixin, items}) => (
          <tbody key={mixin ?? ''}>
            {mixin !== undefined && (
              <tr className={styles.origin}>
                <th colSpan={columns.length} scope="rowgroup">
                  <Translate
                    description="Heading above items that come from a mixin"
                    id="site.api.mixin"
                    values={{mixin: <code>{mixin}</code>}}
                  >
                    {'From {mixin}'}
                  </Translate>
                </th>
              </tr>
            )}
            {items.map((item) => (
              <Row
                columns={columns}
                current={item.id === target}
                item={item}
                key={item.id}
              />
            ))}
          </tbody>
        ))}
      </table>
      {group.items.length === 0 && (
        <p className={styles.nothing}>
          <Translate
            description="Shown when the filter of an API section finds nothing"
            id="site.api.filter.nothing"
            values={{query}}
          >
            {'Nothing here matches “{query}”.'}
          </Translate>{' '}
          <button onClick={onClear} type="button">
            <Translate
              description="Empties the filter of an API section"
              id="site.api.filter.clear"
            >
              Clear the filter
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}

/** The API of one component or directive, with its filter and tabs. */
export default function Entry({
  entry,
  target,
  heading: Heading,
}: EntryProps): ReactElement {
  const {tag, id, html, since, argumentHtml, deprecatedHtml, groups} = entry;
  const {types = noTypes} = entry;
  const isDeprecated = deprecatedHtml !== undefined;
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useState('');
  const [grouped, setGrouped] = useGrouping();
  const inherits = groups.some(({items}) =>
    items.some(({mixin}) => mixin !== undefined),
  );
  const [active, setActive] = useState<ApiGroupName | undefined>(
    groups[0]?.name,
  );
  const filtered = useMemo(() => filterGroups(groups, query), [groups, query]);
  const brokenLinks = useBrokenLinks();
  brokenLinks.collectAnchor(id);
  for (const {items} of groups) {
    for (const item of items) {
      brokenLinks.collectAnchor(item.id);
    }
  }

  // A new address opens the group of its item before anything is painted.
  const targetGroup = groupOf(entry, target);
  const [shownTarget, setShownTarget] = useState('');
  if (isBrowser && target !== shownTarget) {
    setShownTarget(target);
    if (targetGroup) {
      setQuery('');
      setActive(targetGroup.name);
    }
  }
  useEffect(() => {
    if (targetGroup && target === shownTarget) {
      document.getElementById(target)?.scrollIntoView({block: 'center'});
    }
  }, [target, targetGroup, shownTarget]);

  const section = useRef<HTMLElement>(null);
  const clear = () => {
    setQuery('');
    // The button goes.
    section.current?.querySelector('input')?.focus();
  };
  return (
    <TypeLinks value={types}>
      <section
        aria-labelledby={id}
        className={styles.entry}
        data-pagefind-ignore
        ref={section}
      >
        <header className={styles.header}>
          <Heading className={styles.heading} id={id}>
            <code className={clsx(isDeprecated && styles.struck)}>{tag}</code>
            {since !== undefined && <SinceChip version={since} />}
            {isDeprecated && <DeprecatedChip />}
          </Heading>
          {inherits && (
            <button
              aria-pressed={grouped}
              className={styles.grouping}
              onClick={() => {
                setGrouped(!grouped);
              }}
              type="button"
            >
              <Icon path={mdiFormatListGroup} size={18} />
              <Translate
                description="Button that puts API items together by the mixin they come from"
                id="site.api.group"
              >
                Group by mixin
              </Translate>
            </button>
          )}
          {groups.length > 0 && (
            <Filter onChange={setQuery} query={query} tag={tag} />
          )}
        </header>
        {!!deprecatedHtml && (
          <Html className={styles.instead} html={deprecatedHtml} />
        )}
        {html !== undefined && <Html className={styles.text} html={html} />}
        {argumentHtml !== undefined && (
          <Html className={styles.text} html={argumentHtml} />
        )}
        {active !== undefined && (
          <>
            <Tabs
              active={active}
              groups={filtered}
              id={id}
              label={translate(
                {
                  id: 'site.api.groups.label',
                  message: 'API of {tag}',
                  description: 'Name of the tabs of an API section',
                },
                {tag},
              )}
              onSelect={setActive}
            />
            {filtered.map((group) => (
              <Panel
                entry={entry}
                group={group}
                grouped={grouped}
                key={group.name}
                onClear={clear}
                query={query}
                shown={group.name === active}
                target={target}
              />
            ))}
          </>
        )}
      </section>
    </TypeLinks>
  );
}
