import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {formatPath, problemsOf} from '../../util/zodMessage';

/** A prop in one line: `boolean | string = false`; empty: anything goes. */
const props = z.record(z.string(), z.string());

const names = z.record(z.string(), z.array(z.string()));

const componentChange = z.strictObject({
  added: props.optional(),
  /** Prop → what it is now. */
  changed: props.optional(),
  removed: z.array(z.string()).optional(),
});

const minor = z.strictObject({
  minor: z.string().regex(/^\d+\.\d+$/),
  /** The patch that was read. */
  version: z.string(),
  /** Tags that are new or whose props changed. */
  components: z.record(z.string(), componentChange),
  /** Tags that went. */
  removed: z.array(z.string()).optional(),
  /** Tag → events that were added. */
  events: names.optional(),
  /** Tag → slots that were added. */
  slots: names.optional(),
});

export const historySchema = z.strictObject({
  package: z.string(),
  /** Oldest first; the first one holds everything that it has. */
  minors: z.array(minor).min(1),
});

export type History = z.infer<typeof historySchema>;
export type MinorChange = z.infer<typeof minor>;
export type ComponentChange = z.infer<typeof componentChange>;

/**
 * Reads the history of a package.
 *
 * @param siteDir - the site's root.
 * @param file - path from there.
 * @throws an error that names file, field and what to do.
 */
export function readHistory(siteDir: string, file: string): History {
  const advice = 'Restore it, or write it again with "npm run api:history"';
  let json: unknown;
  try {
    json = JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}. ${advice}.`,
      {cause: error},
    );
  }
  const result = historySchema.safeParse(json);
  if (!result.success) {
    const [problem] = problemsOf(result.error);
    throw new Error(
      `${file}: "${formatPath(problem?.path ?? [])}": ${problem?.message ?? 'unusable'}. ${advice}.`,
    );
  }
  return result.data;
}
