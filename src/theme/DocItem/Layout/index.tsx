// Ejected: a grid of content and table of contents instead of Infima's row,
// with feedback, our banner of versions, up-next cards and the exit ad where the stock page has previous and next.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Offer from '@site/src/components/Offer';
import PageFeedback from '@site/src/components/PageFeedback';
import UpNext from '@site/src/components/UpNext';
import TranslationNotice from '@site/src/components/TranslationNotice';
import usePage, {isFallback} from '@site/src/components/usePage';
import VersionBanner from '@site/src/components/VersionBanner';
import {fallbackLocale} from '@site/config/locales';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactElement {
  const doc = useDoc();
  const {metadata} = usePage();
  const hasToc = !doc.frontMatter.hide_table_of_contents && doc.toc.length > 0;
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <ContentVisibility metadata={doc.metadata} />
        <VersionBanner nearest={metadata.nearest} />
        <TranslationNotice />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <PageFeedback />
          {metadata.upNext && metadata.upNext.length > 0 && (
            <UpNext links={metadata.upNext} />
          )}
          <Offer place="exit" />
          <DocItemFooter />
        </article>
      </div>
      {hasToc && (
        <div
          className={styles.aside}
          {...(isFallback(metadata) && {lang: fallbackLocale})}
        >
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
