import type {ChangeKind} from '@site/plugins/component-docs/client/compare';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import {kindLabel} from './texts';
import styles from './styles.module.css';

/** What happened to something, in a word. */
export default function Kind({
  kind,
  count,
}: {
  readonly kind: ChangeKind;
  /** How often it happened. */
  readonly count?: number;
}): ReactElement {
  return (
    <span className={clsx(styles.kind, styles[kind])}>
      {kindLabel(kind)}
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}
