import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readFrozen} from '../../plugins/component-docs/metadata/frozen';
import {listMissing} from '../../plugins/component-docs/metadata/missing';
import type {Metadata} from '../../plugins/component-docs/metadata/model';
import {checkTargets} from '../examples/check';
import {findTargets} from '../examples/targets';
import {runQuietly} from './run';

/** One thing that must hold before a version may be cut. */
export interface Check {
  /** What is made sure, as a heading. */
  readonly name: string;
  /**
   * @param dir - the copy of the site, in which the version is cut.
   * @throws an error that says what does not hold and what to do.
   */
  readonly run: (
    dir: string,
    version: string,
    signal: AbortSignal,
  ) => Promise<void>;
}

/** Items of the API that may stay without a description. */
export const undescribedFile = 'data/undescribed.json';

/**
 * The items that nobody describes and nobody allowed to be like that.
 *
 * @param dir - the site.
 * @throws when the list of those that may is wrong.
 */
export function undescribedItems(dir: string, metadata: Metadata): string[] {
  const file = path.join(dir, undescribedFile);
  const result = z
    .array(z.string().regex(/^\S+ (?:props|slots|events|functions|modifiers) /))
    .safeParse(
      fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [],
    );
  if (!result.success) {
    throw new Error(
      `${undescribedFile}: expected a list of items such as "v-alert props border":\n${z.prettifyError(result.error)}`,
    );
  }
  return listMissing(metadata).filter((item) => !result.data.includes(item));
}

/**
 * Runs all examples, playgrounds and layouts of `docs/` in Chromium.
 *
 * @param dir - the site.
 * @returns how many there are, and the problems of those that fail, by file.
 * @throws when it was interrupted.
 */
export async function checkExamples(
  dir: string,
  signal: AbortSignal,
): Promise<{
  readonly count: number;
  readonly broken: readonly (readonly [
    file: string,
    problems: readonly string[],
  ])[];
}> {
  const targets = findTargets(dir).filter(
    ({file}) => !file.startsWith('versioned_docs/'),
  );
  const problems = await checkTargets(dir, targets, {signal});
  signal.throwIfAborted();
  return {
    count: targets.length,
    broken: [...problems].filter(([, found]) => found.length > 0),
  };
}

/**
 * A production build in one language, which fails at broken links.
 *
 * @param versions - those to build; all when empty.
 */
const build = (
  dir: string,
  locale: string,
  versions: string,
  signal: AbortSignal,
) =>
  runQuietly(
    dir,
    'docusaurus',
    ['build', '--locale', locale],
    {SITE_VERSIONS: versions},
    signal,
  );

/** What must hold of the site without the version that is retired. */
export const retireChecks: readonly Check[] = [
  {
    name: 'the other versions build',
    run: (dir, _version, signal) => build(dir, 'en', '', signal),
  },
];

/** What must hold for a cut, the quickest first. */
export const cutChecks: readonly Check[] = [
  {
    name: 'every item of the API has a description',
    run: (dir, version) => {
      const items = undescribedItems(dir, readFrozen(dir, version));
      if (items.length > 0) {
        throw new Error(
          `Nobody describes ${items.slice(0, 10).join(', ')}${items.length > 10 ? ` and ${items.length - 10} more` : ''}. Describe them in data/overlays/, or allow it in ${undescribedFile}.`,
        );
      }
      return Promise.resolve();
    },
  },
  {
    name: 'docs/ builds',
    run: (dir, _version, signal) => build(dir, 'en', 'current', signal),
  },
  {
    name: 'every example, playground and layout runs',
    run: async (dir, _version, signal) => {
      const {count, broken} = await checkExamples(dir, signal);
      if (broken.length > 0) {
        const lines = broken
          .slice(0, 10)
          .map(([file, found]) => `  ${file}: ${found.join('; ')}`);
        throw new Error(
          `${broken.length} of ${count} fail; "npm run examples:check" shows all:\n${lines.join('\n')}`,
        );
      }
    },
  },
  ...['en', 'fr-FR'].map((locale): Check => ({
    name: `the new version builds in ${locale}`,
    run: (dir, version, signal) => build(dir, locale, version, signal),
  })),
];
