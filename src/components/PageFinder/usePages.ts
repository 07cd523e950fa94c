import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ListedPage} from '@site/plugins/locale-gateway/pages';
import {useEffect, useState} from 'react';

/** The locale's pages; undefined until they are loaded, or if they cannot be. */
export default function usePages(): readonly ListedPage[] | undefined {
  const address = useBaseUrl('/pages.json');
  const [pages, setPages] = useState<readonly ListedPage[]>();
  useEffect(() => {
    const controller = new AbortController();
    fetch(address, {signal: controller.signal})
      .then(async (response) => {
        if (!response.ok) {
          throw new Error(`${address}: ${String(response.status)}`);
        }
        setPages((await response.json()) as readonly ListedPage[]);
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) {
          console.warn('The list of pages cannot be loaded.', error);
        }
      });
    return () => {
      controller.abort();
    };
  }, [address]);
  return pages;
}
