import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Hash of texts, in their order. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('base64url');
}

const lockfile = path.join(__dirname, '../../package-lock.json');

/**
 * Hash of code: changes when a result may come out differently.
 *
 * @param directory - the code's folder; what lies in `__tests__` is no part.
 * Versions of packages count as well.
 */
export function codeHash(directory: string): string {
  const files = fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.m?ts$/.test(file) && !file.includes('__tests__'))
    .sort();
  return hashOf(
    ...[lockfile, ...files.map((file) => path.join(directory, file))]
      .filter((file) => fs.existsSync(file))
      .map((file) => fs.readFileSync(file, 'utf8')),
  );
}

/** Results of the build before, for those things that are as they were. */
export interface KeptResults<T> {
  /**
   * The result for a thing.
   *
   * @param key - hash of all that the result comes from, the code aside.
   * @param make - makes it where there is none for this key.
   */
  readonly get: (name: string, key: string, make: () => T) => T;
  /** Keeps what was asked for, and nothing else, for the next build. */
  readonly save: () => void;
}

/**
 * Opens a file of results. One that cannot be read is as none.
 *
 * @param file - absolute path; each language has its own.
 * @param code - hash of the code that makes them.
 * @param schema - what a result is.
 */
export function openResults<T>(
  file: string,
  code: string,
  schema: z.ZodType<T>,
): KeptResults<T> {
  const fileSchema = z.object({
    code: z.literal(code),
    results: z.record(z.string(), z.object({key: z.string(), result: schema})),
  });
  const read = (): z.output<typeof fileSchema>['results'] => {
    try {
      return fileSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
        .results;
    } catch {
      return {};
    }
  };
  const before = new Map(Object.entries(read()));
  const results = new Map<string, {key: string; result: T}>();
  return {
    get: (name, key, make) => {
      const known = before.get(name);
      const entry = known?.key === key ? known : {key, result: make()};
      results.set(name, entry);
      return entry.result;
    },
    save: () => {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // Builds of several languages may run at the same time.
      const written = `${file}.${process.pid}`;
      fs.writeFileSync(
        written,
        JSON.stringify({code, results: Object.fromEntries(results)}),
      );
      fs.renameSync(written, file);
    },
  };
}
