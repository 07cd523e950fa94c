import clsx from 'clsx';
import type {KeyboardEvent, ReactElement} from 'react';
import styles from './styles.module.css';

/** One tab of a list. */
export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface TabListProps<Key extends string> {
  /** Accessible name of the list. */
  readonly label: string;
  /** Unique on the page; tabs and panels take their ids from it. */
  readonly id: string;
  readonly tabs: readonly Tab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  readonly className?: string;
}

/** Id of the tab that names a panel. */
export const tabId = (listId: string, key: string): string =>
  `${listId}-${key}-tab`;

/** Id that the panel of a tab has to carry. */
export const panelId = (listId: string, key: string): string =>
  `${listId}-${key}-panel`;

/**
 * A row of tabs: one stop for the Tab key, arrows, Home and End move within,
 * selection follows the focus. The panels are the caller's, with `panelId` and
 * `aria-labelledby={tabId(…)}`.
 */
export default function TabList<Key extends string>({
  label,
  id,
  tabs,
  selected,
  onSelect,
  className,
}: TabListProps<Key>): ReactElement {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: rtl ? 1 : -1,
      ArrowRight: rtl ? -1 : 1,
      Home: -tabs.findIndex(({key}) => key === selected),
      End: tabs.length - 1 - tabs.findIndex(({key}) => key === selected),
    };
    const step = steps[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    const from = tabs.findIndex(({key}) => key === selected);
    const next = tabs[(from + step + tabs.length) % tabs.length];
    if (next) {
      onSelect(next.key);
      document.getElementById(tabId(id, next.key))?.focus();
    }
  };

  return (
    <div
      aria-label={label}
      className={clsx(styles.list, className)}
      onKeyDown={move}
      role="tablist"
    >
      {tabs.map((tab) => (
        <button
          aria-controls={panelId(id, tab.key)}
          aria-selected={tab.key === selected}
          className={clsx('clean-btn', styles.tab)}
          id={tabId(id, tab.key)}
          key={tab.key}
          onClick={() => onSelect(tab.key)}
          role="tab"
          tabIndex={tab.key === selected ? 0 : -1}
          type="button"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
