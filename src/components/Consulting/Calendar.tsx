import {translate} from '@docusaurus/Translate';
import {type ReactElement, useEffect, useRef} from 'react';
import styles from './styles.module.css';

interface CalendarProps {
  /** Address of the frame with the calendar. */
  readonly url: string;
  /** Script that the service wants beside it. */
  readonly script: string | undefined;
  /** Called when the script cannot be loaded. */
  readonly onFail: () => void;
}

/** The calendar of a scheduling service. */
export default function Calendar({
  url,
  script,
  onFail,
}: CalendarProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  }, [onFail]);
  useEffect(() => {
    if (script === undefined) {
      return undefined;
    }
    const element = document.createElement('script');
    element.async = true;
    element.src = script;
    const failed = () => {
      fail.current();
    };
    element.addEventListener('error', failed);
    host.current?.append(element);
    return () => {
      element.removeEventListener('error', failed);
      element.remove();
    };
  }, [script]);
  return (
    <div className={styles.calendar} ref={host}>
      <iframe
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
        src={url}
        title={translate({
          id: 'site.consulting.frame',
          message: 'Choose a time for an appointment',
          description: 'Accessible name of the frame of a scheduling service',
        })}
      />
    </div>
  );
}
