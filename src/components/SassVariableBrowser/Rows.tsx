import Translate, {translate} from '@docusaurus/Translate';
import type {SassRow} from '@site/plugins/component-docs/client/api';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface RowsProps {
  /** A row may have an id, so that links can lead to it. */
  readonly rows: readonly (SassRow & {readonly id?: string})[];
  readonly query: string;
}

/** A variable a row: as written, and what it comes to. */
export default function Rows({rows, query}: RowsProps): ReactElement {
  if (rows.length === 0) {
    return (
      <p className={styles.note} role="status">
        <Translate
          description="Shown when no sass variable holds the words typed in"
          id="site.sass.nothing"
          values={{query}}
        >
          {'No variable matches “{query}”.'}
        </Translate>
      </p>
    );
  }
  return (
    <div
      aria-label={translate({
        id: 'site.sass.table',
        message: 'Sass variables',
        description: 'Name of the table of sass variables',
      })}
      className={styles.scroll}
      role="group"
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate
                description="Column of the table of sass variables"
                id="site.sass.column.name"
              >
                Variable
              </Translate>
            </th>
            <th scope="col">
              <Translate
                description="Column of the table of sass variables: as written"
                id="site.sass.column.source"
              >
                Source
              </Translate>
            </th>
            <th scope="col">
              <Translate
                description="Column of the table of sass variables: what the source comes to"
                id="site.sass.column.value"
              >
                Value
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({id, name, value, resolved = value}) => (
            <tr id={id} key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{value}</code>
              </td>
              <td className={clsx(resolved === value && styles.same)}>
                <code>{resolved}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
