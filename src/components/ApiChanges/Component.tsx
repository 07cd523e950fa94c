import type {EntryChange} from '@site/plugins/component-docs/client/compare';
import clsx from 'clsx';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import Counts from './Counts';
import Kind from './Kind';
import styles from './styles.module.css';
import ApiChanges from '.';

interface ComponentChangesProps extends ComponentProps<'details'> {
  readonly entry: Pick<EntryChange, 'tag' | 'kind' | 'items'>;
  /** What to use instead of the component, above its items. */
  readonly instead: ReactNode;
  /** What comes below its items. */
  readonly children: ReactNode;
}

/** What changed in one component: the sum, and on demand each item. */
export default function ComponentChanges({
  entry: {tag, kind, items},
  instead,
  className,
  children,
  ...details
}: ComponentChangesProps): ReactElement {
  return (
    <details className={clsx(styles.component, className)} {...details}>
      <summary>
        <code>{tag}</code>
        {kind === 'deprecated' && <Kind kind={kind} />}
        <Counts items={items} />
      </summary>
      <div className={styles.body}>
        {instead}
        {items.length > 0 && <ApiChanges items={items} />}
        {children}
      </div>
    </details>
  );
}
