import * as z from 'zod';
import {checkOptions} from '../util/options';

/** Options of the plugin. */
const optionsSchema = z.object({
  id: z.string().default('default'),
  /** Folder of the demos, from the site's root. */
  path: z
    .string()
    .regex(
      /^examples\//,
      'expected a folder below examples/, whose files live-examples compiles',
    )
    .default('examples/layouts'),
  /** Module of the page's component; it gets the demo as the prop `layout`. */
  component: z.string().min(1),
});

/** The plugin's options, as the configuration gives them. */
export type Options = z.input<typeof optionsSchema>;

/** The plugin's options, checked. */
export type ResolvedOptions = z.output<typeof optionsSchema>;

/**
 * Checks the plugin's options.
 *
 * @throws an error that names each wrong field.
 */
export function parseOptions(options: unknown): ResolvedOptions {
  return checkOptions('layout-demos', optionsSchema, options);
}
