import * as z from 'zod';
import {checkOptions} from '../util/options';

/** Options of the plugin. */
export const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  /** Installed package of the framework, by version of the docs. */
  packages: z.record(z.string().min(1), z.string().min(1)),
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
  return checkOptions('framework-facts', optionsSchema, options);
}
