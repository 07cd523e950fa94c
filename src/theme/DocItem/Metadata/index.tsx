// Wrapped: a page says more of itself to programs than title and description.
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {fallbackLocale} from '@site/config/locales';
import PageHead from '@site/src/components/PageHead';
import usePage, {isFallback} from '@site/src/components/usePage';
import type {ReactElement} from 'react';

export default function DocItemMetadataWrapper(): ReactElement {
  const {metadata} = usePage();
  return (
    <>
      <PageHead
        description={metadata.description}
        language={isFallback(metadata) ? fallbackLocale : undefined}
        modified={metadata.lastUpdatedAt ?? undefined}
        title={metadata.title}
      />
      <DocItemMetadata />
    </>
  );
}
