import type {ApiItem} from '@site/plugins/component-docs/client/api';
import {useSyncExternalStore} from 'react';

/** Items that come from one place. */
export interface Origin {
  /** The mixin, or component, that brings them; absent for own ones. */
  readonly mixin?: string;
  readonly items: readonly ApiItem[];
}

/** Puts items together that come from the same mixin; own ones first. */
export function groupByMixin(items: readonly ApiItem[]): readonly Origin[] {
  const own = items.filter(({mixin}) => mixin === undefined);
  const mixins = [...new Set(items.flatMap(({mixin}) => mixin ?? []))].sort();
  return [
    ...(own.length > 0 ? [{items: own}] : []),
    ...mixins.map((mixin) => ({
      mixin,
      items: items.filter((item) => item.mixin === mixin),
    })),
  ];
}

// Holds for all API sections of the visit; nothing is stored.
let grouped = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether inherited items stand apart, and how to change it. */
export function useGrouping(): readonly [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => grouped,
    () => false,
  );
  return [
    value,
    (next) => {
      grouped = next;
      listeners.forEach((listener) => {
        listener();
      });
    },
  ];
}
