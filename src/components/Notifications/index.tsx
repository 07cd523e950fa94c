import {whenIdle} from '@site/plugins/content-service/client/idle';
import {mdiBellOutline} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {
  type ComponentType,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import {bellLabel} from './texts';
import styles from './styles.module.css';

type Live = ComponentType<{readonly initiallyOpen: boolean}>;

/**
 * Navbar item `custom-notifications`: a bell. What it does is loaded when the
 * browser is idle, or on the press.
 */
export default function Notifications({
  mobile,
}: {
  readonly mobile?: boolean;
}): ReactElement | null {
  const [live, setLive] = useState<{Component: Live; open: boolean}>();
  const load = (open: boolean) => {
    import('./Live').then(
      ({default: Component}) => {
        // A press counts, also one while it is loaded for an idle browser.
        setLive((before) => (before?.open ? before : {Component, open}));
      },
      (error: unknown) => {
        console.error('Notifications could not be loaded:', error);
      },
    );
  };
  useEffect(() => (mobile ? undefined : whenIdle(() => load(false))), [mobile]);

  // On phones the bell stays in the bar, beside the drawer's button.
  if (mobile) {
    return null;
  }
  if (live) {
    return <live.Component key={String(live.open)} initiallyOpen={live.open} />;
  }
  return (
    <div className={styles.root}>
      <button
        aria-expanded={false}
        aria-label={bellLabel(0)}
        className="clean-btn"
        onClick={() => load(true)}
        title={bellLabel(0)}
        type="button"
      >
        <Icon path={mdiBellOutline} size={22} />
      </button>
    </div>
  );
}
