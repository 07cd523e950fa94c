import {useLocation} from '@docusaurus/router';
import type {ApiSectionData} from '@site/plugins/component-docs/client/api';
import type {ReactElement} from 'react';
import Entry from './Entry';

interface ApiSectionProps {
  /** Authors write `<ApiSection />`; the build passes the page's rows. */
  readonly data: ApiSectionData;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The API of the components that the page is about. */
export default function ApiSection({data}: ApiSectionProps): ReactElement {
  const target = decode(useLocation().hash);
  return (
    <>
      {data.entries.map((entry) => (
        <Entry entry={entry} key={entry.tag} target={target} />
      ))}
    </>
  );
}
