// Ejected: browsers do not know the language of the pseudo-locale and would
// write the date in the visitor's own, unlike the built page. Its text is the
// fallback language's, and so is its date. A browser needs 10 ms for its first
// date, so the text that the server wrote stays.
import Translate from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {dateLocale} from '@site/config/locales';
import type {Props} from '@theme/LastUpdated';
import {type ReactElement, useState} from 'react';

/** A day in the page's language; on hydration, as the server wrote it. */
function Day({date}: {readonly date: Date}): ReactElement {
  const {i18n} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const [isWritten] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
  const text = isWritten
    ? ''
    : new Intl.DateTimeFormat(dateLocale(i18n.currentLocale), {
        dateStyle: 'medium',
        timeZone: 'UTC',
      }).format(date);
  return (
    <time dateTime={date.toISOString()} suppressHydrationWarning>
      {text}
    </time>
  );
}

export default function LastUpdated({
  lastUpdatedAt,
}: Props): ReactElement | null {
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  return (
    <span className="theme-last-updated">
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              values={{
                // A new day, a new element, which keeps no text.
                date: (
                  <>
                    <Day date={date} key={lastUpdatedAt} />
                  </>
                ),
              }}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
