// Ejected: the pseudo-locale stays out of search engines and of the list of
// languages, and a page of another version names the current release's page.
import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {fallbackLocale, pseudoLocale} from '@site/config/locales';
import type {ReactElement} from 'react';

const openGraph = (locale: string) => locale.replace('-', '_');

/** The page in each language that people read, for pages that are indexed. */
function Alternates(): ReactElement {
  const {
    i18n: {currentLocale, locales},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const real = locales.filter((locale) => locale !== pseudoLocale);
  return (
    <Head>
      {real.map((locale) => (
        <link
          href={createUrl({locale, fullyQualified: true})}
          hrefLang={locale}
          key={locale}
          rel="alternate"
        />
      ))}
      <link
        href={createUrl({locale: fallbackLocale, fullyQualified: true})}
        hrefLang="x-default"
        rel="alternate"
      />
      <meta content={openGraph(currentLocale)} property="og:locale" />
      {real
        .filter((locale) => locale !== currentLocale)
        .map((locale) => (
          <meta
            content={openGraph(locale)}
            key={locale}
            property="og:locale:alternate"
          />
        ))}
    </Head>
  );
}

/**
 * The address that stands for the page and its copies in other versions, and
 * whether search engines shall leave it out.
 */
function useCanonical(): {
  readonly url: string;
  readonly noIndex: boolean;
  readonly isCopy: boolean;
} {
  const {
    siteConfig,
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const isPseudo = currentLocale === pseudoLocale;
  const current =
    activeVersion && activeVersion.name !== latest.name
      ? alternateDocVersions[latest.name]
      : undefined;
  return {
    url: current
      ? siteConfig.url + current.path
      : createUrl({locale: currentLocale, fullyQualified: true}),
    isCopy: current !== undefined,
    noIndex: isPseudo || (activeVersion?.name === 'current' && !current),
  };
}

export default function SiteMetadata(): ReactElement {
  const {metadata, image} = useThemeConfig();
  const {url, noIndex, isCopy} = useCanonical();
  return (
    <>
      <Head>
        <meta content="summary_large_image" name="twitter:card" />
        {/* Focus is outlined when scripts are off, too. */}
        <body />
      </Head>
      {image !== undefined && <PageMetadata image={image} />}
      <Head>
        <meta content={url} property="og:url" />
        <link href={url} rel="canonical" />
        {noIndex && <meta content="noindex" name="robots" />}
      </Head>
      {!noIndex && !isCopy && <Alternates />}
      <Head>
        {metadata.map((entry) => (
          <meta key={JSON.stringify(entry)} {...entry} />
        ))}
      </Head>
    </>
  );
}
