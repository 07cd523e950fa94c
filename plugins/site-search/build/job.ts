import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import * as z from 'zod';

/** What the process that writes an index is told. */
export const jobSchema = z.object({
  /** Absolute path of the index's folder. */
  folder: z.string(),
  /** Language of the pages, as `zh-CN`. */
  locale: z.string(),
  pages: z.array(
    z.object({
      /** Below the locale: `components/buttons/`. */
      path: z.string(),
      /** Absolute path of the built page. */
      file: z.string(),
    }),
  ),
});

/** An index of what pages say, to be written. */
export type TextJob = z.infer<typeof jobSchema>;

/**
 * Writes an index in a process of its own.
 *
 * @throws what that process reported.
 */
export async function runTextJob(job: TextJob): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'text.mts')],
    {stdio: ['pipe', 'ignore', 'pipe']},
  );
  child.stdin.end(JSON.stringify(job));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const problems = await text(child.stderr);
  if ((await ended) !== 0) {
    throw new Error(`site-search: no index of texts.\n${problems}`);
  }
}
