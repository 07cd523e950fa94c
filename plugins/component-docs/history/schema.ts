import * as z from 'zod';
import {readJson} from '../../util/json';

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

const historySchema = z.strictObject({
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
export const readHistory = (siteDir: string, file: string): History =>
  readJson(
    siteDir,
    file,
    historySchema,
    'Restore it, or write it again with "npm run api:history".',
  );
