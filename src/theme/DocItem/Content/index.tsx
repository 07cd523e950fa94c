// Ejected: the heading of a page comes with a chip, actions and a lead, all
// from the front matter, the entry ad, and "On this page" on narrow screens.
// Text that is not translated says that it is English.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Chip from '@site/src/components/Chip';
import Offer from '@site/src/components/Offer';
import PageActions from '@site/src/components/PageActions';
import PageTitle from '@site/src/components/PageTitle';
import usePage, {isFallback} from '@site/src/components/usePage';
import {fallbackLocale} from '@site/config/locales';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import type {ReactElement} from 'react';

export default function DocItemContent({children}: Props): ReactElement {
  const {toc, frontMatter: stock} = useDoc();
  const {metadata, frontMatter} = usePage();
  return (
    <div
      className="theme-doc-markdown markdown"
      {...(isFallback(metadata) && {lang: fallbackLocale})}
    >
      <PageTitle
        actions={<PageActions />}
        lead={frontMatter.lead}
        title={
          <>
            {metadata.title}
            {frontMatter.chip && (
              <>
                {' '}
                <Chip kind={frontMatter.chip} />
              </>
            )}
          </>
        }
      />
      <Offer place="entry" />
      {!stock.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
