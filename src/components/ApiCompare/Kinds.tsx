import Translate, {translate} from '@docusaurus/Translate';
import type {ChangeKind} from '@site/plugins/component-docs/client/compare';
import {kinds} from '@site/src/components/ApiChanges/kinds';
import {kindLabel} from '@site/src/components/ApiChanges/texts';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface KindsProps {
  readonly counts: Readonly<Record<ChangeKind, number>>;
  readonly value: ChangeKind | undefined;
  readonly onChange: (kind: ChangeKind | undefined) => void;
}

/** Says how many changes of each kind there are and shows one kind alone. */
export default function Kinds({
  counts,
  value,
  onChange,
}: KindsProps): ReactElement {
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const choices = [undefined, ...kinds] as const;
  return (
    <div
      aria-label={translate({
        id: 'site.compare.kinds',
        message: 'Kind of change',
        description: 'Name of the buttons that show one kind of change alone',
      })}
      className={styles.kinds}
      role="group"
    >
      {choices.map((kind) => {
        const count = kind === undefined ? all : counts[kind];
        return (
          <button
            aria-pressed={value === kind}
            className={clsx(kind && styles[kind])}
            disabled={count === 0 && value !== kind}
            key={kind ?? ''}
            onClick={() => {
              onChange(kind);
            }}
            type="button"
          >
            <b>{count}</b>
            {kind === undefined ? (
              <Translate
                description="Shows all kinds of changes"
                id="site.compare.kind.all"
              >
                all changes
              </Translate>
            ) : (
              kindLabel(kind)
            )}
          </button>
        );
      })}
    </div>
  );
}
