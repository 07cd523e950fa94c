import Head from '@docusaurus/Head';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pseudoLocale} from '@site/config/locales';
import type {ReactElement} from 'react';
import {techArticle} from './data';
import SocialCard from './SocialCard';
import StructuredData from './StructuredData';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag of the text where it is not that of the site. */
  readonly language?: string | undefined;
  /** When the page was changed, in milliseconds. */
  readonly modified?: number | undefined;
}

/** What a page of the documentation says of itself to programs. */
export default function PageHead({
  title,
  description,
  language,
  modified,
}: PageHeadProps): ReactElement {
  const {pathname} = useLocation();
  const {
    siteConfig,
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {activeVersion} = useActiveDocContext(undefined);
  const path = pathname.replace(/\/?$/, '/');
  const url = siteConfig.url + path;
  // Written by plugins/page-exports, as is the picture.
  const image =
    activeVersion?.isLast && currentLocale !== pseudoLocale
      ? `${url}card.png`
      : undefined;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${url}index.md`} />
        <meta content="article" property="og:type" />
        <meta content={siteConfig.title} property="og:site_name" />
      </Head>
      {image !== undefined && <SocialCard image={image} title={title} />}
      <StructuredData
        data={techArticle({
          title,
          description,
          url,
          language: language ?? currentLocale,
          version: activeVersion?.label ?? '',
          site: {
            name: siteConfig.title,
            url: siteConfig.url + siteConfig.baseUrl,
          },
          image,
          modified,
        })}
      />
    </>
  );
}
