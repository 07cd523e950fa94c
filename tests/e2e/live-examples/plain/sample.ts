import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {readVersions} from '../../../../config/versions';
import {englishFolder} from '../../../../plugins/util/versionFolders';

const root = path.join(__dirname, '../../../..');

/** An example, and where the built site shows it. */
export interface SampledExample {
  readonly name: string;
  /** Path from the site's root. */
  readonly file: string;
  /** Address of its page. */
  readonly pathname: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Examples of a version of the English site: all, or as many as given. Which
 * ones follows from their names alone, so that runs are alike and the sample
 * is spread over the pages.
 */
export function sampleExamples(
  versionName: string,
  most: number,
): SampledExample[] {
  const version = readVersions(root).find(({name}) => name === versionName);
  const docs = englishFolder(versionName);
  return (
    fs
      .readdirSync(path.join(root, docs), {recursive: true, encoding: 'utf8'})
      .map((entry) => entry.split(path.sep).join('/'))
      // Folders with an underscore are no pages.
      .filter((entry) => /^[^_].*\/examples\/[^/]+\.vue$/.test(entry))
      .sort((a, b) => (hash(a) < hash(b) ? -1 : 1))
      .slice(0, most)
      .map((entry) => ({
        name: path.posix.basename(entry, '.vue'),
        file: `${docs}/${entry}`,
        pathname: path.posix.join(
          '/en',
          version?.path ?? '',
          entry.replace(/\/examples\/.*/, '/'),
        ),
      }))
  );
}
