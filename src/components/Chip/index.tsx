import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

const chips = ['new', 'updated', 'deprecated'] as const;

/** What the front matter field `chip` may say about a page. */
export type ChipKind = (typeof chips)[number];

/** Whether a value from front matter or sidebar names a chip. */
export function isChip(value: unknown): value is ChipKind {
  return chips.some((chip) => chip === value);
}

/** A small, quiet mark: new, updated or deprecated. */
export default function Chip({kind}: {readonly kind: ChipKind}): ReactElement {
  const label = {
    new: translate({id: 'site.chip.new', message: 'new'}),
    updated: translate({id: 'site.chip.updated', message: 'updated'}),
    deprecated: translate({id: 'site.chip.deprecated', message: 'deprecated'}),
  }[kind];
  return <span className={clsx(styles.chip, styles[kind])}>{label}</span>;
}
