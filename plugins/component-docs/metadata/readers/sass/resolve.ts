import path from 'node:path';
import {Worker} from 'node:worker_threads';
import * as z from 'zod';

/** Variables that are in sight of each other. */
export interface SassScope {
  readonly name: string;
  /** File to load them from, from the folder of the sources. */
  readonly file: string;
  /** Names with their `$`. */
  readonly variables: readonly string[];
}

const valuesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Scope → variable → value. */
export type ResolvedValues = z.infer<typeof valuesSchema>;

/**
 * Compiles the scopes and asks what their variables come to.
 *
 * @param directory - folder of the sources.
 * @throws what sass says of a file.
 */
export async function resolveValues(
  directory: string,
  scopes: readonly SassScope[],
): Promise<ResolvedValues> {
  const worker = new Worker(path.join(__dirname, 'worker.cjs'), {
    workerData: {directory, scopes},
  });
  const message = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(new Error('the compilation ended without a result'));
    });
  });
  return valuesSchema.parse(message);
}
