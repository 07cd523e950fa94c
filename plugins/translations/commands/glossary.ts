import fs from 'node:fs';
import path from 'node:path';
import {checkGlossary} from '../checkGlossary';
import {glossaryFile, readGlossary} from '../glossary';
import {checkLocale, type Site} from '../site';
import type {Lines} from './start';

/**
 * Compares a language's pages with its glossary.
 *
 * @param page - only this page: `components/alerts`.
 * @throws when the language has no glossary, and with every place that says
 *   something else.
 */
export function checkTerms(site: Site, locale: string, page?: string): Lines {
  const {siteDir} = site;
  checkLocale(site, locale);
  const file = glossaryFile(locale);
  if (!fs.existsSync(path.join(siteDir, file))) {
    throw new Error(
      `${file} does not exist. Create it, with an entry for each term: "term", "translation", and if needed "accept" (other forms that count) and "note".`,
    );
  }
  const problems = checkGlossary(siteDir, locale, page);
  if (problems.length > 0) {
    throw new Error(
      [
        ...problems,
        `${String(problems.length)} places. Use the term, or add the form to "accept" of the glossary if it is right.`,
      ].join('\n'),
    );
  }
  return [
    `${String(readGlossary(siteDir, locale).length)} terms of ${file}: the pages use them.`,
  ];
}
