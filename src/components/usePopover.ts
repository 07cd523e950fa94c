import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** What opens beside a button, and what its elements need to be given. */
export interface Popover {
  readonly open: boolean;
  readonly show: () => void;
  /** Leaves the focus where it is. */
  readonly close: () => void;
  /** Closes it and gives the focus back to the button. */
  readonly dismiss: () => void;
  /** Of the element around the button and what opens. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** For `root`: Escape closes. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Opens and closes something beside a button. It closes when the visitor
 * presses Escape, or presses or focuses anything outside of it.
 *
 * @param initiallyOpen - whether it is open from the start.
 * @param onClose - called whenever it closes.
 */
export default function usePopover(
  initiallyOpen = false,
  onClose?: () => void,
): Popover {
  const [open, setOpen] = useState(initiallyOpen);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const dismiss = () => {
    close();
    button.current?.focus();
  };
  const leave = useEffectEvent(({target}: Event) => {
    if (!root.current?.contains(target as Node)) {
      close();
    }
  });
  useEffect(() => {
    if (!open) {
      return undefined;
    }
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  return {
    open,
    show: () => {
      setOpen(true);
    },
    close,
    dismiss,
    root,
    button,
    onKeyDown: (event) => {
      if (open && event.key === 'Escape') {
        event.stopPropagation();
        dismiss();
      }
    },
  };
}

/**
 * Moves the focus among the entries of an open menu: by the arrows, around the
 * ends, to the first by Home and to the last by End.
 */
export function moveFocus(
  event: KeyboardEvent,
  entries: readonly HTMLElement[],
): void {
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const to = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    entries.at(to % entries.length)?.focus();
  }
}
