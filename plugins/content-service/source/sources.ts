import type {ResolvedOptions} from '../options';
import {fileSchema} from '../content/schemas';
import {getObjects} from './cosmic';
import {fetchJson} from './http';
import {SourceError} from './limits';

/** Every kind of content. */
export const kinds = [
  'notifications',
  'ads',
  'sponsors',
  'releases',
  'migration',
  'jobs',
  'themes',
] as const;

/** A kind of content, which is also the name of its embedded file. */
export type Kind = (typeof kinds)[number];

/** Where content of one kind comes from. */
export interface Source {
  /** Tells sources apart: content of another one is of no use. */
  readonly key: string;
  /**
   * Asks once.
   *
   * @returns a list of entries, unchecked.
   * @throws SourceError when there is no usable answer.
   */
  readonly ask: () => Promise<readonly unknown[]>;
}

async function askForList(
  url: string,
  headers?: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  const answer = await fetchJson(url, headers);
  if (!Array.isArray(answer)) {
    throw new SourceError('the answer is no list', true);
  }
  return answer as readonly unknown[];
}

/** The notes come in base64; a blank stands for notes that do not exist. */
async function askForMigration(url: string): Promise<readonly unknown[]> {
  const answer = await fetchJson(url, {'Content-Type': 'application/json'});
  const result = fileSchema.safeParse(answer ?? {});
  if (!result.success) {
    throw new SourceError('the answer describes no file', true);
  }
  const {content} = result.data;
  return [content ? Buffer.from(content, 'base64').toString('utf8') : ' '];
}

/** The sources that are configured; other content is embedded. */
export function findSources({
  bucket,
  github,
  jobsUrl,
}: ResolvedOptions): Partial<Record<Kind, Source>> {
  const sources: Partial<Record<Kind, Source>> = {};
  if (bucket) {
    for (const kind of ['notifications', 'ads', 'sponsors'] as const) {
      sources[kind] = {
        key: `${bucket.apiUrl} ${bucket.slug}`,
        ask: () => getObjects(bucket, kind),
      };
    }
  }
  if (github) {
    const repository = `${github.apiUrl.replace(/\/$/, '')}/repos/${github.repository}`;
    const releases = `${repository}/releases?per_page=100`;
    const migration = `${repository}/contents/MIGRATION.md?ref=${encodeURIComponent(github.branch)}`;
    sources.releases = {key: releases, ask: () => askForList(releases)};
    sources.migration = {key: migration, ask: () => askForMigration(migration)};
  }
  if (jobsUrl) {
    sources.jobs = {key: jobsUrl, ask: () => askForList(jobsUrl)};
  }
  return sources;
}
