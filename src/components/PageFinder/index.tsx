import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ListedPage} from '@site/plugins/locale-gateway/pages';
import SearchField from '@site/src/components/SearchField';
import {type ReactElement, useId, useState} from 'react';
import {nearestPages, pagesNamed} from './find';
import styles from './styles.module.css';
import usePages from './usePages';

interface PageFinderProps {
  /** The address without a page, below the locale. */
  readonly asked: string;
}

/** A field that finds pages by name, and the pages nearest to an address. */
export default function PageFinder({asked}: PageFinderProps): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const [query, setQuery] = useState('');
  const history = useHistory();
  const titleId = useId();
  const pages = usePages();
  const versions = useVersions(undefined)
    .map(({path}) => path.slice(siteConfig.baseUrl.length).replace(/\/$/, ''))
    .filter(Boolean);
  const version = versions.find((path) => asked.startsWith(`${path}/`)) ?? '';

  const searching = query.trim() !== '';
  const found = !pages
    ? []
    : searching
      ? pagesNamed(query, pages, versions, version)
      : nearestPages(asked, pages, versions);
  const hrefOf = ({path}: ListedPage) => siteConfig.baseUrl + path;
  const label = translate({
    id: 'site.notFound.find',
    message: 'Find a page by its name',
    description: 'Name of the search field on the page for unknown addresses',
  });

  return (
    <div className={styles.finder}>
      <SearchField
        label={label}
        onChange={setQuery}
        onSubmit={() => {
          if (searching && found[0]) {
            history.push(hrefOf(found[0]));
          }
        }}
        value={query}
      />
      <p className={styles.title} id={titleId} role="status">
        {found.length > 0 ? (
          searching ? (
            <Translate id="site.notFound.found">Pages with this name</Translate>
          ) : (
            <Translate
              id="site.notFound.nearest"
              description="Above the pages whose addresses are most like an unknown one"
            >
              Did you mean one of these pages?
            </Translate>
          )
        ) : (
          searching &&
          pages && (
            <Translate
              id="site.sidebar.noMatch"
              values={{query: <b>{query}</b>}}
            >
              {'No page is named like “{query}”.'}
            </Translate>
          )
        )}
      </p>
      {found.length > 0 && (
        <ul aria-labelledby={titleId} className={styles.list}>
          {found.map((page) => (
            <li key={page.path}>
              <Link className={styles.page} to={hrefOf(page)}>
                <span className={styles.name}>{page.title}</span>{' '}
                <span className={styles.path}>{`/${page.path}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
