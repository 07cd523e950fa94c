import fs from 'node:fs';
import path from 'node:path';
import type {
  DocMetadata,
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {PageMetadata} from '../client/types';
import {lineOfField, parseFrontMatter} from './frontMatter';
import {resolveUpNext} from './upNext';

const fileOf = (doc: DocMetadata) => doc.source.replace(/^@site\//, '');

function enrichVersion(siteDir: string, version: LoadedVersion): LoadedVersion {
  const docs = version.docs.map((doc): PageMetadata => {
    const file = fileOf(doc);
    const readSource = () => fs.readFileSync(path.join(siteDir, file), 'utf8');
    const frontMatter = parseFrontMatter(file, doc.frontMatter, readSource);
    const upNext = resolveUpNext(
      frontMatter.up_next,
      version.docs,
      (index) => `${file}:${lineOfField(readSource(), ['up_next', index])}`,
    );
    return {...doc, upNext};
  });
  return {...version, docs};
}

/**
 * Checks the front matter of every page and adds to its metadata what other
 * pages know: the links of `up_next`.
 *
 * @throws an error that names file, line and field.
 */
export function enrichContent(
  siteDir: string,
  content: LoadedContent,
): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) =>
      enrichVersion(siteDir, version),
    ),
  };
}
