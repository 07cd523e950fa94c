import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** Says which minor release brought something. */
export function SinceChip({version}: {readonly version: string}): ReactElement {
  return (
    <span className={clsx(styles.chip, styles.since)}>
      <Translate
        description="Chip of an API item: the release that brought it"
        id="site.api.since"
        values={{version}}
      >
        {'new in {version}'}
      </Translate>
    </span>
  );
}

/** Says that something should not be used any more. */
export function DeprecatedChip(): ReactElement {
  return (
    <span className={clsx(styles.chip, styles.deprecatedChip)}>
      <Translate
        description="Chip of an API item that should not be used any more"
        id="site.api.deprecated"
      >
        deprecated
      </Translate>
    </span>
  );
}
