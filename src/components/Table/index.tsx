import {translate} from '@docusaurus/Translate';
import useOverflow from '@site/src/components/useOverflow';
import type {ComponentProps, ReactElement} from 'react';
import styles from './styles.module.css';

/**
 * A table of Markdown. Where it is wider than the text it scrolls by itself,
 * and only then the keyboard has to reach it.
 */
export default function Table(props: ComponentProps<'table'>): ReactElement {
  const {ref, overflows} = useOverflow<HTMLDivElement>();
  return (
    <div
      className={styles.scroller}
      ref={ref}
      {...(overflows && {
        'aria-label': translate({
          id: 'site.table.label',
          message: 'Table',
          description: 'Name of a table that is too wide and scrolls',
        }),
        role: 'group',
        tabIndex: 0,
      })}
    >
      <table {...props} />
    </div>
  );
}
