import type {ApiPageData} from '@site/plugins/component-docs/client/api';
import type {ReactElement} from 'react';

/** Id of the element that carries the data of the page it is on. */
export const embeddedId = 'api-page-data';

interface EmbeddedDataProps {
  readonly page: ApiPageData;
  readonly pathname: string;
}

/**
 * Carries the rows of the page in its HTML, as data and not as code, so that
 * they are at hand when the page comes to life.
 */
export default function EmbeddedData({
  page,
  pathname,
}: EmbeddedDataProps): ReactElement {
  const json = JSON.stringify(page).replace(/</g, '\\u003c');
  return (
    <script
      dangerouslySetInnerHTML={{__html: json}}
      data-path={pathname}
      id={embeddedId}
      type="application/json"
    />
  );
}
