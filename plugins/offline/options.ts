import * as z from 'zod';
import {checkOptions} from '../util/options';

const optionsSchema = z.object({
  id: z.string().default('default'),
  /** Without it, browsers are told to forget the worker and all it kept. */
  enabled: z.boolean().default(true),
  /** Page below the locale that stands in for one that is not kept. */
  page: z.string().regex(/^[a-z-]+(?:\/[a-z-]+)*\/$/, {
    error: 'expected a path below the locale such as offline/',
  }),
  /** Colors of the browser around the page, in both themes. */
  colors: z.object({light: z.string(), dark: z.string()}),
  /** Icons of the installed site, square, by their path in `static/`. */
  icons: z.array(
    z.object({
      src: z.string().min(1),
      sizes: z.string().regex(/^(?:any|\d+x\d+)$/),
      type: z.string().startsWith('image/'),
      purpose: z.enum(['any', 'maskable']).default('any'),
    }),
  ),
});

/** Options of the plugin, as the configuration gives them. */
export type Options = z.input<typeof optionsSchema>;

/** Options of the plugin, checked. */
export type ResolvedOptions = z.output<typeof optionsSchema>;

/**
 * Checks the plugin's options.
 *
 * @throws an error that names each wrong field.
 */
export function parseOptions(options: unknown): ResolvedOptions {
  return checkOptions('offline', optionsSchema, options);
}
