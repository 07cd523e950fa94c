import Translate, {translate} from '@docusaurus/Translate';
import {mdiClose} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface NoticeProps {
  /** Loads the new build, in all tabs. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Says that there is a new build; it stays until it is answered. */
export default function Notice({onReload, onClose}: NoticeProps): ReactElement {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>
        <Translate
          description="Shown when the site was published anew since it was loaded"
          id="site.update.text"
        >
          A new version of this documentation is available.
        </Translate>
      </p>
      <button
        className="button button--primary button--sm"
        onClick={onReload}
        type="button"
      >
        <Translate
          description="Button that loads the new version, in all tabs"
          id="site.update.reload"
        >
          Reload
        </Translate>
      </button>
      <button
        aria-label={translate({
          id: 'site.update.close',
          message: 'Later',
          description: 'Button that hides that there is a new version',
        })}
        className={styles.close}
        onClick={onClose}
        type="button"
      >
        <Icon path={mdiClose} size={20} />
      </button>
    </div>
  );
}
