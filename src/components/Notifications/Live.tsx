import {mdiBellOutline} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import usePopover from '@site/src/components/usePopover';
import {focusOn} from '@site/src/visit/focus';
import {type ReactElement, useId} from 'react';
import {createPortal} from 'react-dom';
import Menu from './Menu';
import Snackbar from './Snackbar';
import styles from './styles.module.css';
import {bellLabel} from './texts';
import {useNotifications} from './useNotifications';

/** The bell with its badge, its menu, and what appears by itself. */
export default function LiveNotifications({
  initiallyOpen,
}: {
  readonly initiallyOpen: boolean;
}): ReactElement {
  const {items, sample, unread, due, view} = useNotifications();
  const {open, show, close, root, button, onKeyDown} = usePopover(
    initiallyOpen,
    () => {
      view(items.map(({slug}) => slug));
    },
  );
  const menuId = useId();
  const label = bellLabel(unread);

  return (
    <div className={styles.root} onKeyDown={onKeyDown} ref={root}>
      <button
        aria-controls={menuId}
        aria-expanded={open}
        aria-label={label}
        className="clean-btn"
        onClick={open ? close : show}
        ref={button}
        title={label}
        type="button"
      >
        <Icon path={mdiBellOutline} size={22} />
      </button>
      {unread > 0 && (
        <span aria-hidden="true" className={styles.badge}>
          {unread}
        </span>
      )}
      <div
        aria-label={bellLabel(0)}
        className={styles.menu}
        hidden={!open}
        id={menuId}
        role="region"
      >
        {open && <Menu items={items} onFollow={close} sample={sample} />}
      </div>
      <span className="visually-hidden" role="status">
        {due && !open ? due.title : ''}
      </span>
      {due &&
        !open &&
        createPortal(
          <Snackbar
            notification={due}
            onClose={() => {
              view([due.slug]);
              // What was pressed goes; the bell still has the notification.
              focusOn(button.current);
            }}
            sample={sample}
          />,
          document.body,
        )}
    </div>
  );
}
