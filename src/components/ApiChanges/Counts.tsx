import type {EntryChange} from '@site/plugins/component-docs/client/compare';
import type {ReactElement} from 'react';
import {countKinds, kinds} from './kinds';
import Kind from './Kind';
import styles from './styles.module.css';

/**
 * How many items of one component were added, changed, removed … In Markdown,
 * where nothing is folded, the items themselves say it.
 */
export default function Counts({
  items,
}: Pick<EntryChange, 'items'>): ReactElement {
  const counts = countKinds(items);
  return (
    <span className={styles.counts} data-export="none">
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <Kind count={counts[kind]} key={kind} kind={kind} />
        ))}
    </span>
  );
}
