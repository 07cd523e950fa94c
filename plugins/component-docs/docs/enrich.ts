import fs from 'node:fs';
import path from 'node:path';
import type {
  DocMetadata,
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {PageMetadata} from '../client/types';
import {pageTranslation} from '../../translations/page';
import type {Metadata} from '../metadata/model';
import {servicesOf, tagsOf} from '../section/data';
import {lineOfField, parseFrontMatter} from './frontMatter';
import {nearestPage} from './nearestPage';
import {checkTags} from './tags';
import {resolveUpNext} from './upNext';

const fileOf = (doc: DocMetadata) => doc.source.replace(/^@site\//, '');

function enrichDoc(
  siteDir: string,
  isTranslated: boolean,
  version: LoadedVersion,
  metadata: Metadata,
  doc: DocMetadata,
  last: LoadedVersion | undefined,
): PageMetadata {
  const file = fileOf(doc);
  const readSource = () => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const where = (field: string) => (index: number) =>
    `${file}:${lineOfField(readSource(), [field, index])}`;
  const frontMatter = parseFrontMatter(file, doc.frontMatter, readSource);
  const source = `${metadata.package.name} ${metadata.package.version}`;
  checkTags(
    frontMatter.components ?? [],
    tagsOf(metadata),
    where('components'),
    `component or directive of ${source}`,
  );
  checkTags(
    frontMatter.services ?? [],
    servicesOf(metadata),
    where('services'),
    `service of ${source}`,
  );
  const upNext = resolveUpNext(
    frontMatter.up_next,
    version.docs,
    where('up_next'),
  );
  const nearest = last && nearestPage(doc, last);
  const known = {...doc, upNext, ...(nearest ? {nearest} : {})};
  const {contentPath, contentPathLocalized} = version;
  if (!isTranslated || contentPathLocalized === undefined) {
    return known;
  }
  const translation = pageTranslation({
    siteDir,
    contentPath,
    contentPathLocalized,
    file: path.join(siteDir, file),
    frontMatter,
  });
  return {...known, translation};
}

/**
 * Checks the front matter of every page and adds to its metadata what other
 * pages know, the links of `up_next`, the page of the current release that is
 * nearest to it, and how far its translation is.
 *
 * @param isTranslated - whether the locale is one that people translate into.
 * @param metadataOf - the API of a version, by the version's name.
 * @throws an error that names file, line and field.
 */
export function enrichContent(
  siteDir: string,
  isTranslated: boolean,
  content: LoadedContent,
  metadataOf: (version: string) => Metadata,
): LoadedContent {
  const last = content.loadedVersions.find(({isLast}) => isLast);
  return {
    loadedVersions: content.loadedVersions.map((version) => {
      const metadata = metadataOf(version.versionName);
      return {
        ...version,
        docs: version.docs.map((doc) =>
          enrichDoc(siteDir, isTranslated, version, metadata, doc, last),
        ),
      };
    }),
  };
}
