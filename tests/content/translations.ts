import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import * as z from 'zod';
import {siteDir as root} from './pages';

/** What a file of messages holds, as `write-translations` writes it. */
const messagesSchema = z.record(
  z.string(),
  z.strictObject({message: z.string(), description: z.string().optional()}),
);

/** Messages by file (path below the locale's folder), then by key. */
export type Messages = ReadonlyMap<string, z.infer<typeof messagesSchema>>;

function filesBelow(directory: string, extension: string): string[] {
  return fs.existsSync(directory)
    ? fs
        .readdirSync(directory, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith(extension))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    : [];
}

function readMessages(directory: string): Messages {
  return new Map(
    filesBelow(directory, '.json').map((file) => [
      file,
      messagesSchema.parse(
        JSON.parse(fs.readFileSync(path.join(directory, file), 'utf8')),
      ),
    ]),
  );
}

/** Folders of the locales that have translations. */
export const translatedLocales = fs
  .readdirSync(path.join(root, 'i18n'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

/** The messages of a locale, read from `i18n/`. */
export function readTranslations(locale: string): Messages {
  return readMessages(path.join(root, 'i18n', locale));
}

/**
 * The English messages of the site, as Docusaurus extracts them today. It
 * writes them into a site of links to this one, with no `i18n/` of its own.
 *
 * @throws when `write-translations` fails, with what it printed.
 */
export function extractMessages(): Messages {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  try {
    for (const name of fs.readdirSync(root)) {
      if (!['i18n', 'build', '.docusaurus', '.git'].includes(name)) {
        fs.symlinkSync(path.join(root, name), path.join(site, name));
      }
    }
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['node_modules/.bin/docusaurus', 'write-translations', '--locale', 'en'],
      {cwd: site, encoding: 'utf8', env: {...process.env, NODE_ENV: undefined}},
    );
    if (status !== 0) {
      throw new Error(`write-translations failed:\n${stdout}${stderr}`);
    }
    return readMessages(path.join(site, 'i18n/en'));
  } finally {
    fs.rmSync(site, {recursive: true, force: true});
  }
}

/** Names in braces that a message fills in, in all of its plural forms. */
export function placeholdersOf(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)].sort();
}

/** Translated pages of `docs/`: locale and path below the docs' folder. */
export const translatedPages = translatedLocales.flatMap((locale) =>
  filesBelow(
    path.join(root, 'i18n', locale, 'docusaurus-plugin-content-docs/current'),
    '.mdx',
  ).map((page) => ({locale, page})),
);

/** What a translation of a page must not change. */
export interface PageSkeleton {
  readonly headingIds: readonly string[];
  readonly examples: readonly string[];
  readonly links: readonly string[];
  readonly codeBlocks: readonly string[];
}

function skeletonOf(file: string): PageSkeleton {
  const text = fs.readFileSync(file, 'utf8');
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const slugger = createSlugger();
  const all = (source: string, pattern: RegExp) =>
    [...source.matchAll(pattern)].map(([, found = '']) => found);
  return {
    headingIds: all(prose, /^#{2,6} (.+)$/gm).map((heading) => {
      const comment = /\{\/\* #([\w-]+) \*\/\}$/.exec(heading);
      const {text: label, id} = parseMarkdownHeadingId(heading);
      return comment?.[1] ?? id ?? slugger.slug(label);
    }),
    examples: all(prose, /<Example name="([^"]+)"/g),
    links: all(prose, /\]\(([^)\s]+)\)/g),
    codeBlocks: all(text, /^(```[\s\S]*?^```)/gm),
  };
}

/** The skeletons of a page of `docs/` and of its translation. */
export function readSkeletons(locale: string, page: string) {
  return {
    english: skeletonOf(path.join(root, 'docs', page)),
    translated: skeletonOf(
      path.join(
        root,
        'i18n',
        locale,
        'docusaurus-plugin-content-docs/current',
        page,
      ),
    ),
  };
}
