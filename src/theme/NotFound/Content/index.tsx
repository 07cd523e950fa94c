// Ejected: says what happened, finds pages by name and by how their addresses
// are spelled, and leads /page/section/ to the section. Sets the title
// too: the docs live at the root, so their layout meets unknown addresses, and
// it shows this content without a title.
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {mdiArrowRight, mdiMagnify} from '@mdi/js';
import {splitSection} from '@site/plugins/locale-gateway/browser/sections';
import Icon from '@site/src/components/Icon';
import {openSearch} from '@site/src/components/Search/open';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {lazy, type ReactElement, Suspense, useEffect} from 'react';
import styles from './styles.module.css';

// The layout of the docs imports this page, so every page of theirs does.
const PageFinder = lazy(() => import('@site/src/components/PageFinder'));

/** What an address seems to ask for: the words of its last part. */
function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/[-_.]+/g, ' ')
      .trim();
  } catch {
    return last;
  }
}

/** The missed address: known in the browser only, as one page serves all. */
function Missed(): ReactElement {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const isHosted = 'algolia' in useThemeConfig();
  const words = wordsOf(pathname);
  return (
    <>
      <p className={styles.path}>{isBrowser && <code>{pathname}</code>}</p>
      {isBrowser && (
        <Suspense>
          <PageFinder
            asked={pathname.slice(siteConfig.baseUrl.length)}
            key={pathname}
          />
        </Suspense>
      )}
      {isBrowser && !isHosted && (
        <button
          className={styles.search}
          onClick={() => {
            openSearch(words);
          }}
          type="button"
        >
          <Icon path={mdiMagnify} size={18} />
          <span>
            <Translate
              description="Button on the page for unknown addresses; {query} is what the address seems to ask for"
              id="site.notFound.search"
              values={{query: <b>{words}</b>}}
            >
              {'Search the documentation for “{query}”'}
            </Translate>
          </span>
        </button>
      )}
    </>
  );
}

/** Leads an address that ends in a section to that section of its page. */
function useSectionRedirect(): void {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const versions = useVersions(undefined);
  useEffect(() => {
    const parts = splitSection(pathname);
    const pageExists = versions.some(({docs}) =>
      docs.some(({path}) => path === parts?.page),
    );
    if (parts && pageExists) {
      history.replace(`${parts.page}${search}#${parts.section}`);
    }
  }, [history, pathname, search, versions]);
}

export default function NotFoundContent({className}: Props): ReactElement {
  useSectionRedirect();
  return (
    <main className={clsx(styles.main, className)}>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
        })}
      />
      <svg aria-hidden="true" className={styles.picture} viewBox="0 0 240 140">
        <path className={styles.sheet} d="M20 20h62l38 66 38-66h62L120 134z" />
        <path className={styles.gap} d="M96 8h48l-24 41z" />
        <path className={styles.piece} d="M168 66h44l-22 38z" />
      </svg>
      <Heading as="h1">
        <Translate
          id="theme.NotFound.title"
          description="The title of the 404 page"
        >
          Page Not Found
        </Translate>
      </Heading>
      <p className={styles.text}>
        <Translate
          id="site.notFound.text"
          description="What happened, on the page for unknown addresses"
        >
          There is no page at this address. It may have moved, or the link that
          led here may be mistyped.
        </Translate>
      </p>
      <Missed />
      <ul className={styles.links}>
        <li>
          <Link className="button button--primary" to="/">
            <Translate id="site.notFound.home">Go to the home page</Translate>
          </Link>
        </li>
        <li>
          <Link className={styles.link} to="/getting-started/quick-start/">
            <Translate id="site.notFound.quickStart">Quick start</Translate>
            <Icon path={mdiArrowRight} size={18} />
          </Link>
        </li>
        <li>
          <Link className={styles.link} to="/components/alerts/">
            <Translate id="site.notFound.components">Components</Translate>
            <Icon path={mdiArrowRight} size={18} />
          </Link>
        </li>
      </ul>
    </main>
  );
}
