import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {filesBelow} from './site';

const messageSchema = z.strictObject({
  message: z.string().min(1, 'translate the message or remove its key'),
  description: z.string().optional(),
});

const messagesSchema = z.record(z.string(), messageSchema);

/** One message, as `write-translations` writes it. */
export type Message = z.infer<typeof messageSchema>;

/** Messages by file (path below the locale's folder), then by key. */
export type Messages = Readonly<
  Record<string, Readonly<Record<string, Message>>>
>;

/** English text by file and key that a locale's messages were made from. */
export type Sources = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

const sourcesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** File beside a locale's messages that says what they were made from. */
export const sourcesFile = 'sources.json';

/** Whether a file of messages holds texts of the API, which count apart. */
export const isApiFile = (file: string): boolean =>
  /^docusaurus-plugin-content-docs(?:-[^/]+)?\/[^/]+\/api\//.test(file);

function parseFile<T>(file: string, text: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`, {cause: error});
  }
  const result = schema.safeParse(json);
  if (!result.success) {
    throw new Error(
      result.error.issues
        .map(
          ({path: [key, ...rest], message}) =>
            `${file}: key "${String(key ?? '')}"${rest.length > 0 ? `, field "${rest.join('.')}"` : ''}: ${message}`,
        )
        .join('\n'),
    );
  }
  return result.data;
}

/**
 * The messages in a folder.
 *
 * @param folder - a locale's folder, from the root.
 * @throws an error that names file and key of everything that is wrong.
 */
export function readMessages(siteDir: string, folder: string): Messages {
  const files = filesBelow(path.join(siteDir, folder)).filter(
    (file) => file.endsWith('.json') && file !== sourcesFile,
  );
  return Object.fromEntries(
    files.map((file) => {
      const name = path.posix.join(folder, file);
      const text = fs.readFileSync(path.join(siteDir, name), 'utf8');
      return [file, parseFile(name, text, messagesSchema)];
    }),
  );
}

/** The messages of a locale. */
export const readTranslations = (siteDir: string, locale: string): Messages =>
  readMessages(siteDir, `i18n/${locale}`);

/** What a locale's messages were made from, as far as it is recorded. */
export function readSources(siteDir: string, locale: string): Sources {
  const name = `i18n/${locale}/${sourcesFile}`;
  const file = path.join(siteDir, name);
  return fs.existsSync(file)
    ? parseFile(name, fs.readFileSync(file, 'utf8'), sourcesSchema)
    : {};
}

/** Names in braces that a message fills in, in all of its plural forms. */
export function placeholdersOf(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)].sort();
}

/** Folders and files that the messages of a site come from. */
const origins = [
  'config',
  'data',
  'docusaurus.config.ts',
  'package-lock.json',
  'plugins',
  'sidebars.ts',
  'src',
  'versioned_metadata',
  'versioned_sidebars',
  'versions.json',
];

/** Changes whenever what one of the origins says does. */
function fingerprint(siteDir: string): string {
  const hash = createHash('sha256');
  for (const origin of origins) {
    const absolute = path.join(siteDir, origin);
    const files = fs.statSync(absolute, {throwIfNoEntry: false})?.isDirectory()
      ? filesBelow(absolute).map((file) => path.join(absolute, file))
      : [absolute];
    for (const file of files) {
      if (fs.existsSync(file)) {
        const content = createHash('sha256').update(fs.readFileSync(file));
        hash.update(
          `${path.relative(siteDir, file)} ${content.digest('hex')}\n`,
        );
      }
    }
  }
  return hash.digest('hex');
}

/** Lets Docusaurus write the English messages, into a site of links to this. */
function extractMessages(siteDir: string): Messages {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  try {
    for (const name of fs.readdirSync(siteDir)) {
      if (!['i18n', 'build', '.docusaurus', '.git'].includes(name)) {
        fs.symlinkSync(path.join(siteDir, name), path.join(site, name));
      }
    }
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['node_modules/.bin/docusaurus', 'write-translations', '--locale', 'en'],
      {
        cwd: site,
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: undefined,
          BABEL_ENV: undefined,
          DOCUSAURUS_CURRENT_LOCALE: undefined,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: undefined,
        },
      },
    );
    if (status !== 0) {
      throw new Error(`write-translations failed:\n${stdout}${stderr}`);
    }
    return readMessages(site, 'i18n/en');
  } finally {
    fs.rmSync(site, {recursive: true, force: true});
  }
}

/**
 * The English messages of the site, as Docusaurus extracts them today: those
 * of code, theme, menus and sidebars, and the texts of the API. Kept in
 * `node_modules/.cache` until a file changes that they come from.
 *
 * @throws when `write-translations` fails, with what it printed.
 */
export function englishMessages(siteDir: string): Messages {
  const key = fingerprint(siteDir);
  const cache = path.join(
    siteDir,
    'node_modules/.cache/translations/messages.json',
  );
  const cacheSchema = z.object({
    key: z.literal(key),
    messages: z.record(z.string(), messagesSchema),
  });
  if (fs.existsSync(cache)) {
    const kept = cacheSchema.safeParse(
      JSON.parse(fs.readFileSync(cache, 'utf8')),
    );
    if (kept.success) {
      return kept.data.messages;
    }
  }
  const messages = extractMessages(siteDir);
  fs.mkdirSync(path.dirname(cache), {recursive: true});
  // Builds of several languages may do this at the same time.
  const written = `${cache}.${process.pid}`;
  fs.writeFileSync(written, JSON.stringify({key, messages}));
  fs.renameSync(written, cache);
  return messages;
}
