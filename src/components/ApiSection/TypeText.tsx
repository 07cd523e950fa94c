import {Fragment, type ReactElement} from 'react';
import TypeNames from './TypeNames';
import styles from './styles.module.css';

const separator = ' | ';

interface TypeTextProps {
  /** Alternatives; none means that anything goes. */
  readonly types: readonly string[];
}

/** A type in code; a long one wraps between its alternatives. */
export default function TypeText({types}: TypeTextProps): ReactElement {
  const alternatives = types.length > 0 ? types : ['any'];
  return (
    <code className={styles.type}>
      {alternatives.map((type, index) => (
        <Fragment key={type}>
          {index > 0 && (
            <>
              {separator}
              <wbr />
            </>
          )}
          <span>
            <TypeNames text={type} />
          </span>
        </Fragment>
      ))}
    </code>
  );
}
