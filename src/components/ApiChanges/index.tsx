import Link from '@docusaurus/Link';
import type {
  ComparedGroup,
  ItemChange,
} from '@site/plugins/component-docs/client/compare';
import type {ReactElement} from 'react';
import Html from '@site/src/components/Html';
import Kind from './Kind';
import Since from './Since';
import {comparedGroupLabel} from './texts';
import styles from './styles.module.css';

/** Code and signs, the same in every language. */
const anything = 'any';
const arrow = '→';

function Name({item: {name, href}}: {readonly item: ItemChange}): ReactElement {
  const code = <code>{name}</code>;
  return href === undefined ? code : <Link to={href}>{code}</Link>;
}

function Detail({
  item: {kind, before, after, instead, since},
}: {
  readonly item: ItemChange;
}): ReactElement {
  return (
    <span className={styles.detail}>
      {kind === 'changed' && (
        <>
          <code className={styles.before}>
            {before === '' ? anything : before}
          </code>{' '}
          {arrow}{' '}
        </>
      )}
      {after !== undefined && <code>{after === '' ? anything : after}</code>}
      {instead !== undefined && <Html as="span" html={instead} />}
      {since !== undefined && <Since version={since} />}
    </span>
  );
}

function groupsOf(items: readonly ItemChange[]) {
  const groups = new Map<ComparedGroup, ItemChange[]>();
  for (const item of items) {
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  }
  return [...groups];
}

interface ApiChangesProps {
  /** Sorted by group. */
  readonly items: readonly ItemChange[];
}

/** The items of one component that two releases differ in. */
export default function ApiChanges({items}: ApiChangesProps): ReactElement {
  return (
    <div className={styles.groups}>
      {groupsOf(items).map(([group, entries]) => (
        <div key={group}>
          <p className={styles.group}>{comparedGroupLabel(group)}</p>
          <ul className={styles.items}>
            {entries.map((item) => (
              <li key={item.name}>
                <Kind kind={item.kind} />
                <span className={styles.name}>
                  <Name item={item} />
                </span>
                <Detail item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
