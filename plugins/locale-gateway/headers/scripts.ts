import {createHash} from 'node:crypto';
import fs from 'node:fs';

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

/** The names of all scripts in some pages, each once, sorted. */
export function sourcesOfScripts(files: readonly string[]): string[] {
  const texts = new Set(
    files.flatMap((file) => inlineScripts(fs.readFileSync(file, 'utf8'))),
  );
  return [...texts].map(sourceOfScript).sort();
}
