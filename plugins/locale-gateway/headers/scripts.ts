import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Elements whose content no browser reads as markup: this is how it ends. */
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Types of scripts that are data, which a policy does not ask about. */
const isData = (attributes: string) =>
  /\btype="?(?:application|text)\/(?:ld\+)?json/i.test(attributes);

/** The text of the scripts that stand in a page itself. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)]
    .filter(
      ([, attributes = '']) =>
        !/\bsrc\s*=/i.test(attributes) && !isData(attributes),
    )
    .map(([, , text = '']) => text);
}

/** How a content-security policy names a script: `'sha256-…'`. */
export const sourceOfScript = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** List of the scripts in a locale's pages, in the locale's folder. */
const listFile = 'scripts.json';

const listSchema = z.array(z.string().regex(/^'sha256-[\w+/=]+'$/));

/**
 * Writes down which scripts the pages of a locale have: they name its address,
 * so that each locale has its own.
 *
 * @param folder - of the built locale.
 * @param files - its pages.
 */
export function listScripts(folder: string, files: readonly string[]): void {
  const texts = new Set(
    files.flatMap((file) => inlineScripts(fs.readFileSync(file, 'utf8'))),
  );
  fs.writeFileSync(
    path.join(folder, listFile),
    JSON.stringify([...texts].map(sourceOfScript)),
  );
}

/**
 * The scripts of all locales that are built by now, each once, sorted.
 *
 * @param root - folder with one folder for each locale.
 * @throws an error that names a list which is not what was written.
 */
export function scriptsOfLocales(root: string): string[] {
  const lists = fs
    .readdirSync(root)
    .map((name) => path.join(root, name, listFile))
    .filter((file) => fs.existsSync(file))
    .map((file) => {
      const list = listSchema.safeParse(
        JSON.parse(fs.readFileSync(file, 'utf8')),
      );
      if (!list.success) {
        throw new Error(
          `${file} is no list of scripts; build this locale again.`,
        );
      }
      return list.data;
    });
  return [...new Set(lists.flat())].sort();
}
