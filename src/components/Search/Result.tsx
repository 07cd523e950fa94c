import type {ReactElement} from 'react';
import Excerpt from './Excerpt';
import Marked from './Marked';
import styles from './styles.module.css';
import type {VersionHit} from './useSearch';

const between = '›';

/** What is shown of a result. */
export default function Result({
  hit: {about, excerpt, group, name, page, terms, version},
  withVersion,
}: {
  readonly hit: VersionHit;
  /** Says which version it is from. */
  readonly withVersion: boolean;
}): ReactElement {
  const title = <Marked terms={terms} text={name} />;
  return (
    <>
      <span className={styles.title}>
        {page !== undefined && (
          <span className={styles.page}>
            <Marked terms={terms} text={page} /> {between}{' '}
          </span>
        )}
        {group === 'api' ? <code>{title}</code> : title}
        {withVersion && (
          <small className={styles.version}>{version.label}</small>
        )}
      </span>
      {excerpt !== undefined ? (
        <span className={styles.about}>
          <Excerpt html={excerpt} />
        </span>
      ) : (
        about !== undefined && (
          <span className={styles.about}>
            <Marked terms={terms} text={about} />
          </span>
        )
      )}
    </>
  );
}
