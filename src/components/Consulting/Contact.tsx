import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {openConsent} from '@site/src/components/Consent/open';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** Where people of the project answer, as in the toolbar's support menu. */
const chat = 'https://community.vuetifyjs.com';

interface ContactProps {
  /** Whether the visitor may still allow the calendar. */
  readonly asksConsent?: boolean;
}

/** How to reach somebody without a calendar. */
export default function Contact({
  asksConsent = false,
}: ContactProps): ReactElement {
  return (
    <div className={styles.contact}>
      <p className={styles.title}>
        <Translate id="site.consulting.title">Make an appointment</Translate>
      </p>
      {asksConsent && (
        <p>
          <Translate id="site.consulting.consent">
            The calendar comes from another company, which learns that you are
            here. It is shown once you allow that.
          </Translate>
        </p>
      )}
      <p>
        <Translate id="site.consulting.contact">
          Say in the project’s chat what you need and when you have time. Ask
          there to go on in private before you tell what must stay so.
        </Translate>
      </p>
      <p className={styles.actions}>
        {asksConsent && (
          <button
            className="button button--primary"
            onClick={openConsent}
            type="button"
          >
            <Translate id="site.consulting.allow">
              Decide about third parties
            </Translate>
          </button>
        )}
        <Link className="button button--secondary" to={chat}>
          <Translate id="site.consulting.chat">Open the chat</Translate>
        </Link>
      </p>
    </div>
  );
}
