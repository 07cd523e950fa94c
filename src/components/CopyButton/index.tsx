import {translate} from '@docusaurus/Translate';
import {mdiContentCopy} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import styles from './styles.module.css';
import useOutcome, {outcomeIcons} from './useOutcome';

interface CopyButtonProps {
  /** Gives the text to copy, asked for on the press. */
  readonly getText: () => string;
  /** Accessible name and tooltip; "Copy" in the page's language if absent. */
  readonly label?: string;
  readonly className?: string;
  /** Icon path while there is nothing to report; two sheets if absent. */
  readonly icon?: string;
}

/** A button that copies text, shows a tick for two seconds and announces it. */
export default function CopyButton({
  getText,
  label,
  className,
  icon = mdiContentCopy,
}: CopyButtonProps): ReactElement {
  const [state, copy] = useOutcome(() =>
    navigator.clipboard.writeText(getText()),
  );
  const name =
    label ??
    translate({
      id: 'site.copy.label',
      message: 'Copy',
      description: 'Name of the button that copies code',
    });
  const outcome = {
    idle: '',
    copied: translate({
      id: 'site.copy.copied',
      message: 'Copied',
      description: 'Said after the copy button did its work',
    }),
    failed: translate({
      id: 'site.copy.failed',
      message: 'Copying is blocked by the browser',
      description: 'Said when the browser does not let the site copy',
    }),
  }[state];

  return (
    <>
      <button
        aria-label={name}
        className={clsx(styles.button, styles[state], className)}
        onClick={copy}
        title={outcome || name}
        type="button"
      >
        <Icon path={state === 'idle' ? icon : outcomeIcons[state]} size={18} />
      </button>
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  );
}
