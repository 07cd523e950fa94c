import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ApiSectionData} from '@site/plugins/component-docs/client/api';
import {type ReactElement, useMemo} from 'react';
import Entry from './Entry';

interface ApiSectionProps {
  /** Authors write `<ApiSection />`; the build passes the page's rows. */
  readonly data: ApiSectionData;
  /** The page shows the sass variables in a section of their own. */
  readonly withoutSass?: boolean;
  /** Level of the components' headings: below that of the section. */
  readonly heading?: 'h2' | 'h3';
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The API of the components that the page is about. */
export default function ApiSection({
  data,
  withoutSass = false,
  heading = 'h3',
}: ApiSectionProps): ReactElement {
  const entries = useMemo(
    () =>
      withoutSass
        ? data.entries.map((entry) => ({
            ...entry,
            groups: entry.groups.filter(({name}) => name !== 'sass'),
          }))
        : data.entries,
    [data, withoutSass],
  );
  // On a page in English for lack of a translation too.
  const {i18n} = useDocusaurusContext();
  const target = decode(useLocation().hash);
  return (
    <div lang={i18n.currentLocale}>
      {entries.map((entry) => (
        <Entry
          entry={entry}
          heading={heading}
          key={entry.tag}
          target={target}
        />
      ))}
    </div>
  );
}
