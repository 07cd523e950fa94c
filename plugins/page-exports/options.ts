import * as z from 'zod';
import {checkOptions} from '../util/options';

const optionsSchema = z.object({
  id: z.string().default('default'),
  /** Draws a picture of each page of the current release. */
  cards: z.boolean().default(true),
  /** Every version of the documentation, the current release among them. */
  versions: z.array(
    z.object({
      /** Docusaurus' name of the version; `current` for `docs/`. */
      name: z.string().min(1),
      /** What readers call it. */
      label: z.string().min(1),
      /** Path below the locale; empty for the current release. */
      path: z.string(),
    }),
  ),
});

/** Options of the plugin, as the configuration gives them. */
export type Options = z.input<typeof optionsSchema>;

/** Options of the plugin, checked. */
export type ResolvedOptions = z.output<typeof optionsSchema>;

/** A version as the options name it. */
export type ExportedVersion = ResolvedOptions['versions'][number];

/**
 * Checks the plugin's options.
 *
 * @throws an error that names each wrong field.
 */
export const parseOptions = (options: unknown): ResolvedOptions =>
  checkOptions('page-exports', optionsSchema, options);
