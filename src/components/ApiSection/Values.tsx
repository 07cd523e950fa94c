import type {ApiValue} from '@site/plugins/component-docs/client/api';
import Translate from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import Html from '@site/src/components/Html';
import TypeNames from './TypeNames';
import styles from './styles.module.css';

/** Longer types are folded: some spell out a whole calendar event. */
const foldFrom = 96;

function ValueType({type}: {readonly type: string}): ReactElement {
  return type.length < foldFrom ? (
    <code className={styles.type}>
      <TypeNames text={type} />
    </code>
  ) : (
    <details className={styles.fold}>
      <summary>
        <Translate
          description="Opens the full type of an event's value"
          id="site.api.fullType"
        >
          Show the type
        </Translate>
      </summary>
      <code className={styles.type}>
        <TypeNames text={type} />
      </code>
    </details>
  );
}

interface ValuesProps {
  readonly values: readonly ApiValue[];
}

/** What an event passes or a slot provides, one a line. */
export default function Values({values}: ValuesProps): ReactElement {
  return (
    <ul className={styles.values}>
      {values.map(({name, type, html}, index) => (
        <li key={`${name ?? ''}${index}`}>
          {name !== undefined && (
            <code className={styles.valueName}>
              {type === undefined ? name : `${name}: `}
            </code>
          )}
          {type !== undefined && <ValueType type={type} />}
          {html !== undefined && <Html as="small" html={html} />}
        </li>
      ))}
    </ul>
  );
}
