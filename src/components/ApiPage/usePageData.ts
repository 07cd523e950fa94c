import allPages from '@api-pages';
import type {ApiPageData} from '@site/plugins/component-docs/client/api';
import {useEffect, useState} from 'react';
import {embeddedId} from './EmbeddedData';

/** What is known of the page that the reader asked for. */
export type PageState =
  | {readonly status: 'ready'; readonly page: ApiPageData}
  | {readonly status: 'loading' | 'failed'};

/** Pages that were seen in this visit. */
const seen = new Map<string, ApiPageData>();

/** What the HTML of the page carries, unless it is that of another page. */
function readEmbedded(pathname: string): ApiPageData | undefined {
  if (typeof document === 'undefined') {
    return undefined;
  }
  const element = document.getElementById(embeddedId);
  return element?.dataset.path === pathname
    ? (JSON.parse(element.textContent) as ApiPageData)
    : undefined;
}

function find(pathname: string): ApiPageData | undefined {
  const page =
    allPages[pathname] ?? seen.get(pathname) ?? readEmbedded(pathname);
  if (page) {
    seen.set(pathname, page);
  }
  return page;
}

async function load(pathname: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${pathname}page.json`, {signal});
  if (!response.ok) {
    throw new Error(`${pathname}page.json: ${String(response.status)}`);
  }
  seen.set(pathname, (await response.json()) as ApiPageData);
}

/** The data of an API page: from its HTML, or fetched on navigation. */
export default function usePageData(pathname: string): PageState {
  const [failed, setFailed] = useState('');
  const [, setLoaded] = useState('');
  const page = find(pathname);
  const known = page !== undefined;
  useEffect(() => {
    if (known) {
      return undefined;
    }
    const controller = new AbortController();
    load(pathname, controller.signal).then(
      () => {
        setLoaded(pathname);
      },
      () => {
        if (!controller.signal.aborted) {
          setFailed(pathname);
        }
      },
    );
    return () => {
      controller.abort();
    };
  }, [known, pathname]);
  if (page) {
    return {status: 'ready', page};
  }
  return {status: failed === pathname ? 'failed' : 'loading'};
}
