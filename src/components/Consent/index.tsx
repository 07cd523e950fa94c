import {whenIdle} from '@site/plugins/content-service/client/idle';
import {isConsentAsked, readConsent} from '@site/src/visit/consent';
import {
  type ComponentType,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import {watchOpenConsent} from './open';

type DialogType = ComponentType<{readonly onClose: () => void}>;

/** Asks for consent once the page is there, or when the footer's button says. */
export default function Consent(): ReactElement | null {
  const [Dialog, setDialog] = useState<DialogType>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!isConsentAsked()) {
      return undefined;
    }
    const ask = () => {
      setOpen(true);
      import('./Dialog').then(
        ({default: component}) => {
          setDialog(() => component);
        },
        (error: unknown) => {
          console.error('The question could not be loaded:', error);
        },
      );
    };
    const stop = watchOpenConsent(ask);
    const cancel = whenIdle(() => {
      if (readConsent() === undefined) {
        ask();
      }
    });
    return () => {
      stop();
      cancel();
    };
  }, []);
  return open && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null;
}
