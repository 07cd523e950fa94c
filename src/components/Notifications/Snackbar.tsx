import Link from '@docusaurus/Link';
import type {Notification} from '@site/plugins/content-service/client/types';
import {mdiClose} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import Markdown from '@site/src/components/Markdown';
import {track} from '@site/src/visit/track';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import styles from './styles.module.css';
import {closeText, sampleText} from './texts';

interface SnackbarProps {
  readonly notification: Notification;
  readonly sample: boolean;
  readonly onClose: () => void;
}

/** A notification that appears by itself and stays until it is closed. */
export default function Snackbar({
  notification: {slug, emoji, title, html, color, href, actionText},
  sample,
  onClose,
}: SnackbarProps): ReactElement {
  const act = () => {
    track({name: 'notification', slug});
    onClose();
  };
  const action = actionText || closeText();
  return (
    <div
      aria-label={title}
      className={clsx(styles.snackbar, styles[color])}
      data-snackbar=""
      role="region"
    >
      {emoji && (
        <span aria-hidden="true" className={styles.emoji}>
          {emoji}
        </span>
      )}
      <div className={styles.message}>
        <p className={styles.heading}>
          {title}
          {sample && <span className={styles.sample}>{sampleText()}</span>}
        </p>
        <Markdown html={html} />
      </div>
      {href ? (
        <Link className={styles.action} onClick={act} to={href}>
          {action}
        </Link>
      ) : (
        <button
          className={clsx('clean-btn', styles.action)}
          onClick={act}
          type="button"
        >
          {action}
        </button>
      )}
      {href && (
        <button
          aria-label={closeText()}
          className={clsx('clean-btn', styles.dismiss)}
          onClick={onClose}
          type="button"
        >
          <Icon path={mdiClose} />
        </button>
      )}
    </div>
  );
}
