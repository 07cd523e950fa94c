import path from 'node:path';
import * as z from 'zod';
import {codeHash, hashOf, openResults} from '../util/keptResults';
import {countPageWords} from './words';

/** The words of pages, counted in a build before where a page is the same. */
export interface KeptWords {
  /** As `countPageWords`. */
  readonly countOf: typeof countPageWords;
  /** Keeps the counts that were asked for. */
  readonly save: () => void;
}

/**
 * Opens the counts of the build before: counting reads every English page in
 * full.
 *
 * @param siteDir - the site's root.
 */
export function openWords(siteDir: string): KeptWords {
  const {get, save} = openResults(
    path.join(siteDir, 'node_modules/.cache/translations/words.json'),
    codeHash(__dirname),
    z.number(),
  );
  return {
    countOf: (text, file) =>
      get(path.relative(siteDir, file), hashOf(text), () =>
        countPageWords(text, file),
      ),
    save,
  };
}
