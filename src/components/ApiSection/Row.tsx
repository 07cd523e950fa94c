import Translate, {translate} from '@docusaurus/Translate';
import type {
  ApiItem,
  ApiOriginLabel,
} from '@site/plugins/component-docs/client/api';
import clsx from 'clsx';
import type {ReactElement, ReactNode} from 'react';
import Html from '@site/src/components/Html';
import type {Column} from './columns';
import {DeprecatedChip, SinceChip} from './Chips';
import {columnLabel, originLabel} from './texts';
import TypeNames from './TypeNames';
import TypeText from './TypeText';
import Values from './Values';
import styles from './styles.module.css';

/** Code and signs, the same in every language. */
const vModel = 'v-model';
const hashMark = '#';

interface RowProps {
  readonly item: ApiItem;
  readonly columns: readonly Column[];
  /** The address of the page points at this item. */
  readonly current: boolean;
}

function OriginChip({label}: {readonly label: ApiOriginLabel}): ReactElement {
  const {text, title} = originLabel(label);
  return (
    <span className={clsx(styles.chip, styles[label])} title={title}>
      {text}
    </span>
  );
}

function Chips({item}: {readonly item: ApiItem}): ReactElement {
  return (
    <>
      {item.required && (
        <span className={clsx(styles.chip, styles.required)}>
          <Translate
            description="Chip of a prop that must be given"
            id="site.api.required"
          >
            required
          </Translate>
        </span>
      )}
      {item.model && (
        <span className={clsx(styles.chip, styles.model)}>
          <code>{vModel}</code>
        </span>
      )}
      {item.since !== undefined && <SinceChip version={item.since} />}
      {item.deprecatedHtml !== undefined && <DeprecatedChip />}
      {item.labels?.includes('detected') && <OriginChip label="detected" />}
    </>
  );
}

function Name({item}: {readonly item: ApiItem}): ReactElement {
  return (
    <>
      <code className={styles.itemName}>{item.name}</code>
      <a
        aria-label={translate(
          {
            id: 'site.api.permalink',
            message: 'Link to {name}',
            description: 'Name of the link to one item of an API section',
          },
          {name: item.name},
        )}
        className={styles.permalink}
        href={`#${item.id}`}
      >
        {hashMark}
      </a>
      <span className={styles.chips}>
        <Chips item={item} />
      </span>
    </>
  );
}

function Description({item}: {readonly item: ApiItem}): ReactElement {
  return (
    <>
      {!!item.deprecatedHtml && (
        <Html className={styles.instead} html={item.deprecatedHtml} />
      )}
      {item.html === undefined ? (
        <span className={styles.missing}>
          <Translate
            description="Stands where an API item has no description"
            id="site.api.missingDescription"
          >
            No description yet
          </Translate>
        </span>
      ) : (
        <Html html={item.html} />
      )}
      {item.example !== undefined && (
        <pre className={styles.example}>
          <code>{item.example}</code>
        </pre>
      )}
      {item.labels?.includes('borrowed') && <OriginChip label="borrowed" />}
    </>
  );
}

function Default({item}: {readonly item: ApiItem}): ReactNode {
  return (
    <>
      {item.default !== undefined && (
        <code className={styles.type}>{item.default}</code>
      )}
      {item.source !== undefined && (
        <code className={styles.source}>{item.source}</code>
      )}
    </>
  );
}

function cell(column: Column, item: ApiItem): ReactNode {
  switch (column) {
    case 'name':
      return <Name item={item} />;
    case 'type':
      return <TypeText types={item.types ?? []} />;
    case 'default':
      return <Default item={item} />;
    case 'values':
      return item.values && <Values values={item.values} />;
    case 'signature':
    case 'definition':
      return (
        <code className={styles.type}>
          <TypeNames self={item.name} text={item.signature ?? ''} />
        </code>
      );
    case 'description':
      return <Description item={item} />;
  }
}

const hasCell = (column: Column, item: ApiItem) =>
  (column !== 'default' || item.default !== undefined) &&
  (column !== 'values' || item.values !== undefined);

/** One item: a row on wide screens, a block on phones. */
export default function Row({item, columns, current}: RowProps): ReactElement {
  return (
    <tr
      className={clsx(
        styles.row,
        current && styles.current,
        item.deprecatedHtml !== undefined && styles.deprecated,
      )}
      id={item.id}
    >
      {columns.map((column) =>
        column === 'name' ? (
          <th className={styles.nameCell} key={column} scope="row">
            {cell(column, item)}
          </th>
        ) : (
          <td
            className={clsx(styles[`${column}Cell`])}
            data-empty={hasCell(column, item) ? undefined : ''}
            data-label={columnLabel(column)}
            key={column}
          >
            {cell(column, item)}
          </td>
        ),
      )}
    </tr>
  );
}
