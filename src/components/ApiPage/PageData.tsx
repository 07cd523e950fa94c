import Translate from '@docusaurus/Translate';
import type {ApiPageData} from '@site/plugins/component-docs/client/api';
import type {ReactElement, ReactNode} from 'react';
import usePageData from './usePageData';
import styles from './styles.module.css';

interface PageDataProps {
  /** Address of the API page. */
  readonly pathname: string;
  readonly children: (page: ApiPageData) => ReactNode;
}

/** Shows what an API page holds, or that it is on its way, or went missing. */
export default function PageData({
  pathname,
  children,
}: PageDataProps): ReactElement {
  const state = usePageData(pathname);
  switch (state.status) {
    case 'ready':
      return <>{children(state.page)}</>;
    case 'loading':
      return (
        <div aria-busy="true" className={styles.skeleton}>
          <Translate
            description="Stands while an API page is fetched"
            id="site.api.page.loading"
          >
            Loading the API …
          </Translate>
        </div>
      );
    case 'failed':
      return (
        <p className={styles.failed} role="alert">
          <Translate
            description="Stands where an API page could not be fetched"
            id="site.api.page.failed"
          >
            The API could not be loaded.
          </Translate>{' '}
          <a href={pathname}>
            <Translate
              description="Loads a page again that could not be fetched"
              id="site.api.page.retry"
            >
              Try again
            </Translate>
          </a>
        </p>
      );
  }
}
