import path from 'node:path';
import * as z from 'zod';
import {codeHash, hashOf, openResults} from '../../../util/keptResults';
import type {InstalledFramework} from '../frameworks';
import {frameworkSheet, sheetSources} from './framework';

/**
 * The sheet of a framework, from the build before where nothing that it is made
 * of has changed: making it takes longer than reading all pages.
 *
 * @param siteDir - the site's root.
 */
export function keptSheet(
  siteDir: string,
  framework: InstalledFramework,
): string {
  const {key, scope} = framework;
  const kept = openResults(
    path.join(siteDir, 'node_modules/.cache/live-examples', `${scope}.json`),
    codeHash(__dirname),
    z.string(),
  );
  const sources = sheetSources(framework);
  const sheet = kept.get(key, hashOf(scope, ...Object.values(sources)), () =>
    frameworkSheet(framework),
  );
  kept.save();
  return sheet;
}
