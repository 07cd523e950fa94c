import {mdiBellOutline} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import Menu from './Menu';
import Snackbar from './Snackbar';
import styles from './styles.module.css';
import {bellLabel} from './texts';
import {useNotifications} from './useNotifications';

/** Calls back when something outside is pressed or focused. */
function useOutside(
  root: {readonly current: HTMLElement | null},
  active: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const check = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) {
        onOutside();
      }
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  });
}

/** The bell with its badge, its menu, and what appears by itself. */
export default function LiveNotifications({
  initiallyOpen,
}: {
  readonly initiallyOpen: boolean;
}): ReactElement {
  const {items, sample, unread, due, view} = useNotifications();
  const [open, setOpen] = useState(initiallyOpen);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const label = bellLabel(unread);

  const close = () => {
    setOpen(false);
    view(items.map(({slug}) => slug));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      button.current?.focus();
    }
  };
  useOutside(root, open, close);

  return (
    <div className={styles.root} onKeyDown={onKeyDown} ref={root}>
      <button
        aria-controls={menuId}
        aria-expanded={open}
        aria-label={label}
        className="clean-btn"
        onClick={() => {
          if (open) {
            close();
          } else {
            setOpen(true);
          }
        }}
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
      {due &&
        !open &&
        createPortal(
          <Snackbar
            notification={due}
            onClose={() => view([due.slug])}
            sample={sample}
          />,
          document.body,
        )}
    </div>
  );
}
