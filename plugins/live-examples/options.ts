import * as z from 'zod';
import {checkOptions} from '../util/options';

const packageName = z
  .string()
  .regex(
    /^(?:@[a-z0-9-~][a-z0-9-._~]*\/)?[a-z0-9-~][a-z0-9-._~]*$/,
    'expected the name of an installed package',
  );

/** Options of the plugin. */
const optionsSchema = z.object({
  id: z.string().default('default'),
  /** Every version of the documentation and the framework it runs. */
  versions: z
    .array(
      z.object({
        /** Docusaurus' name of the version; `current` for `docs/`. */
        name: z.string().min(1),
        framework: z.object({
          /** Installed package, or npm alias, of the component framework. */
          package: packageName,
          /** Installed package, or npm alias, of the Vue it runs on. */
          vue: packageName,
        }),
      }),
    )
    .min(1),
  /** File of the measured heights, from the site's root. */
  heights: z.string().optional(),
  /** Whether examples run on Vue's development build, which warns. */
  development: z.boolean().default(false),
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
  return checkOptions('live-examples', optionsSchema, options);
}
