import fs from 'node:fs';
import path from 'node:path';
import {runTextJob, type TextJob} from './job';

/** Name of the file in a kept index that says what it was made from. */
const keyFile = 'made-from';

/**
 * Writes an index of what pages say; the one of the build before where these
 * pages say what they said.
 *
 * @param key - hash of all that the index comes from.
 * @param cache - folder of the index of the build before.
 * @throws what went wrong where it is made.
 */
export async function writeTextIndex(
  job: TextJob,
  key: string,
  cache: string,
): Promise<void> {
  const made = path.join(cache, keyFile);
  if (!fs.existsSync(made) || fs.readFileSync(made, 'utf8') !== key) {
    fs.rmSync(cache, {recursive: true, force: true});
    await runTextJob({...job, folder: cache});
    fs.writeFileSync(made, key);
  }
  fs.cpSync(cache, job.folder, {
    recursive: true,
    filter: (file) => file !== made,
  });
}
