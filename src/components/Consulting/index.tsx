import useSiteFields from '@site/src/components/useSiteFields';
import {useConsent} from '@site/src/visit/consent';
import {type ReactElement, useState} from 'react';
import Calendar from './Calendar';
import Contact from './Contact';

/** Makes an appointment, where a scheduling service may be loaded. */
export default function Consulting(): ReactElement {
  const {schedulingUrl, schedulingScript} = useSiteFields().thirdParties;
  const consent = useConsent();
  const [failed, setFailed] = useState(false);
  if (schedulingUrl === undefined || failed) {
    return <Contact />;
  }
  return consent === 'accepted' ? (
    <Calendar
      onFail={() => {
        setFailed(true);
      }}
      script={schedulingScript}
      url={schedulingUrl}
    />
  ) : (
    <Contact asksConsent />
  );
}
