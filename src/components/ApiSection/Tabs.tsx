import type {
  ApiGroup,
  ApiGroupName,
} from '@site/plugins/component-docs/client/api';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactElement, useRef} from 'react';
import {groupLabel} from './texts';
import styles from './styles.module.css';

interface TabsProps {
  /** Prefix of the ids of tabs and panels. */
  readonly id: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly groups: readonly ApiGroup[];
  readonly active: ApiGroupName;
  readonly onSelect: (group: ApiGroupName) => void;
}

/** Where a key leads from a tab, or nothing when the key means nothing. */
function targetOf(
  key: string,
  index: number,
  count: number,
  rtl: boolean,
): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return (index + (rtl ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (index + (rtl ? 1 : count - 1)) % count;
    default:
      return undefined;
  }
}

/** Tabs of the groups with the number of items that pass the filter. */
export default function Tabs({
  id,
  label,
  groups,
  active,
  onSelect,
}: TabsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = targetOf(event.key, index, groups.length, rtl);
    const group = target === undefined ? undefined : groups[target];
    if (target !== undefined && group) {
      event.preventDefault();
      onSelect(group.name);
      list.current?.querySelectorAll('button')[target]?.focus();
    }
  };

  return (
    <div aria-label={label} className={styles.tabs} ref={list} role="tablist">
      {groups.map(({name, items}, index) => (
        <button
          aria-controls={`${id}-${name}`}
          aria-selected={name === active}
          className={clsx(styles.tab, name === active && styles.activeTab)}
          id={`${id}-${name}-tab`}
          key={name}
          onClick={() => {
            onSelect(name);
          }}
          onKeyDown={(event) => {
            move(event, index);
          }}
          role="tab"
          tabIndex={name === active ? 0 : -1}
          type="button"
        >
          {groupLabel(name)}{' '}
          <span className={styles.count}>{items.length}</span>
        </button>
      ))}
    </div>
  );
}
