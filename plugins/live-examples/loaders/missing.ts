import fs from 'node:fs';
import path from 'node:path';
import type {LoaderContext} from '@rspack/core';
import * as z from 'zod';
import {listExamples, missingExampleMessage} from '../compiler/examples';

/** The reference that names no example. */
const missingOptionsSchema = z.object({
  siteDir: z.string(),
  /** Folder of the examples, from the site's root. */
  folder: z.string(),
  name: z.string(),
  /** Where the page names it, as `file:line:column`. */
  at: z.string(),
});

/**
 * Stands in for an example that does not exist: an error, until the bundler
 * sees the file appear in the folder.
 */
export default function missingLoader(this: LoaderContext<unknown>): string {
  const {siteDir, folder, name, at} = missingOptionsSchema.parse(
    this.getOptions(),
  );
  const dir = path.join(siteDir, folder);
  const file = path.join(dir, `${name}.vue`);
  this.addContextDependency(dir);
  this.addMissingDependency(file);
  if (fs.existsSync(file)) {
    return `export {default} from ${JSON.stringify(`@site/${folder}/${name}.vue?example`)};`;
  }
  const message = missingExampleMessage({
    at,
    name,
    folder,
    existing: listExamples(dir),
  });
  this.emitError(Object.assign(new Error(message), {hideStack: true}));
  // Reported, not thrown: a served page must survive until the file appears.
  const reject = `() => Promise.reject(new Error(${JSON.stringify(message)}))`;
  return `export default {
  name: ${JSON.stringify(name)},
  file: ${JSON.stringify(`${folder}/${name}.vue`)},
  framework: '',
  parts: [],
  load: ${reject},
  loadSource: ${reject},
};`;
}
