import Link from '@docusaurus/Link';
import type {Props as LinkProps} from '@docusaurus/Link';
import clsx from 'clsx';
import {useState} from 'react';
import type {
  ComponentProps,
  KeyboardEvent,
  ReactElement,
  ReactNode,
} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

interface NamedIcon {
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Path data from `@mdi/js`. */
  readonly icon: string;
  /** Tooltip where it says something else than the name for a moment. */
  readonly tooltip?: string;
}

/**
 * Shows the name of an icon-only control while it is hovered or has the
 * keyboard's focus. The control carries the same text as its accessible name,
 * so assistive technology is spared the tooltip.
 */
function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}): ReactElement {
  const [dismissed, setDismissed] = useState(false);
  const revive = () => setDismissed(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setDismissed(true);
    }
  };
  return (
    <span
      className={clsx(styles.anchor, dismissed && styles.dismissed)}
      onBlur={revive}
      onKeyDown={dismiss}
      onPointerLeave={revive}
    >
      {children}
      <span aria-hidden="true" className={styles.tooltip}>
        {text}
      </span>
    </span>
  );
}

/** A button that is an icon, with its name in a tooltip. */
export function IconButton({
  label,
  icon,
  tooltip = label,
  className,
  ...button
}: NamedIcon & Omit<ComponentProps<'button'>, 'children'>): ReactElement {
  return (
    <Tooltip text={tooltip}>
      <button
        aria-label={label}
        className={clsx('clean-btn', styles.control, className)}
        type="button"
        {...button}
      >
        <Icon path={icon} />
      </button>
    </Tooltip>
  );
}

/** A link that is an icon, with its name in a tooltip. */
export function IconLink({
  label,
  icon,
  tooltip = label,
  className,
  ...link
}: NamedIcon & Omit<LinkProps, 'children'>): ReactElement {
  return (
    <Tooltip text={tooltip}>
      <Link
        aria-label={label}
        className={clsx(styles.control, className)}
        {...link}
      >
        <Icon path={icon} />
      </Link>
    </Tooltip>
  );
}
