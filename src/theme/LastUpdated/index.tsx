// Ejected: browsers do not know the language of the pseudo-locale and would
// write the date in the visitor's own, unlike the built page. Its text is the
// fallback language's, and so is its date.
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {dateLocale} from '@site/config/locales';
import type {Props} from '@theme/LastUpdated';
import type {ReactElement} from 'react';

export default function LastUpdated({
  lastUpdatedAt,
}: Props): ReactElement | null {
  const {i18n} = useDocusaurusContext();
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  const text = new Intl.DateTimeFormat(dateLocale(i18n.currentLocale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(date);
  return (
    <span className="theme-last-updated">
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              values={{
                date: (
                  <time dateTime={date.toISOString()} suppressHydrationWarning>
                    {text}
                  </time>
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
