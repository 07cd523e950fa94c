import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {parseYaml} from '../util/yaml';

const entrySchema = z.strictObject({
  term: z.string().min(1),
  translation: z.string().min(1),
  accept: z.array(z.string().min(1)).default([]),
  note: z.string().optional(),
});

const glossarySchema = z.array(entrySchema).superRefine((entries, context) => {
  const terms = entries.map(({term}) => term.toLowerCase());
  terms.forEach((term, index) => {
    if (terms.indexOf(term) !== index) {
      context.addIssue({
        code: 'custom',
        path: [index, 'term'],
        message: `"${term}" stands there twice; keep one of them`,
      });
    }
  });
});

/** A file that only has comments yet is empty. */
const fileSchema = z.preprocess((content) => content ?? [], glossarySchema);

/** One term: its English name, what pages say for it, forms that count too. */
export type Term = z.infer<typeof entrySchema>;

/** A locale's glossary, from the root. */
export const glossaryFile = (locale: string): string =>
  `i18n/${locale}/glossary.yaml`;

/**
 * A locale's glossary; empty when it has none.
 *
 * @throws an error that names file and field of what is wrong.
 */
export function readGlossary(siteDir: string, locale: string): Term[] {
  const name = glossaryFile(locale);
  const file = path.join(siteDir, name);
  if (!fs.existsSync(file)) {
    return [];
  }
  return parseYaml(name, fs.readFileSync(file, 'utf8'), fileSchema);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a term in English text, as one thing or several. */
function termPattern(term: string): RegExp {
  const words = term.trim().split(/\s+/).map(escaped).join('[\\s-]+');
  const plural = words.endsWith('y')
    ? `${words.slice(0, -1)}(?:y|ies)`
    : `${words}(?:s|es)?`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${plural}(?![\\p{L}\\p{N}])`, 'giu');
}

/** Names of components and directives, which stay as they are. */
const names = /(?<![\p{L}\p{N}-])v(?:-[a-z]+)+/gu;

/**
 * Makes texts comparable: kinds of spaces, apostrophes and case do not count.
 * Accents do, as a page has to spell its terms.
 */
const comparable = (text: string, locale: string) =>
  text.replace(/\s+/g, ' ').replaceAll('’', "'").toLocaleLowerCase(locale);

/**
 * The terms that an English text uses and its translation lacks. A term within
 * a longer one, as table is in data table, or within the name of a component
 * does not count there.
 */
export function missingTerms(
  glossary: readonly Term[],
  locale: string,
  english: string,
  translated: string,
): Term[] {
  const text = comparable(translated, locale);
  const longestFirst = [...glossary].sort(
    (a, b) => b.term.length - a.term.length,
  );
  let rest = english.replace(names, '\0');
  return longestFirst.filter(({term, translation, accept}) => {
    const before = rest;
    rest = rest.replace(termPattern(term), '\0');
    return (
      rest !== before &&
      ![translation, ...accept].some((form) =>
        text.includes(comparable(form, locale)),
      )
    );
  });
}
