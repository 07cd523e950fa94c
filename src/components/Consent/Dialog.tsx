import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {giveConsent} from '@site/src/visit/consent';
import {focusOn} from '@site/src/visit/focus';
import {type ReactElement, useEffect, useId, useRef} from 'react';
import styles from './styles.module.css';

/** Not modal: the page can be read without answering. */
export default function Dialog({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => {
    const {activeElement, body} = document;
    root.current?.focus({preventScroll: true});
    return () => {
      focusOn(
        activeElement instanceof HTMLElement &&
          activeElement !== body &&
          activeElement.isConnected
          ? activeElement
          : document.querySelector('h1'),
      );
    };
  }, []);
  const answer = (consent: 'accepted' | 'refused') => () => {
    giveConsent(consent);
    onClose();
  };
  return (
    <div
      aria-labelledby={title}
      className={styles.dialog}
      ref={root}
      role="dialog"
      tabIndex={-1}
    >
      <p className={styles.title} id={title}>
        <Translate id="site.consent.title">
          May we load third parties?
        </Translate>
      </p>
      <p className={styles.text}>
        <Translate
          id="site.consent.text"
          values={{
            link: (
              <Link to="/privacy/">
                <Translate id="site.consent.link">
                  What is stored and why
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'Ads, statistics and appointments come from other companies, which learn that you are here. Everything else works without them. {link}'
          }
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button
          className="button button--secondary"
          onClick={answer('refused')}
          type="button"
        >
          <Translate id="site.consent.refuse">Refuse</Translate>
        </button>
        <button
          className="button button--secondary"
          onClick={answer('accepted')}
          type="button"
        >
          <Translate id="site.consent.accept">Accept</Translate>
        </button>
      </div>
    </div>
  );
}
