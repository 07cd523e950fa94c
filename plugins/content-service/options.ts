import * as z from 'zod';
import {checkOptions} from '../util/options';

const httpUrl = z.url({protocol: /^https?$/});

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  /** Folder of the embedded content, from the site's root. */
  embedded: z.string().default('data/content'),
  /** What precedes the name of an image: an address, or a path of the site. */
  imagesBase: z
    .union([httpUrl, z.string().regex(/^\//)])
    .default('/img/content/'),
  /** Value of the `ref` query of links to others. */
  ref: z.string().min(1),
  /** The content service; without it, embedded content. */
  bucket: z
    .strictObject({
      slug: z.string().min(1),
      readKey: z.string().min(1),
      apiUrl: httpUrl,
    })
    .optional(),
  /** Where releases and migration notes are; without it, embedded content. */
  github: z
    .strictObject({
      apiUrl: httpUrl,
      repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
      branch: z.string().min(1),
    })
    .optional(),
  /** Page that shows the releases, below the language; its feed leads there. */
  releasesPage: z
    .string()
    .regex(/^[^/].*\/$/, 'write the path without a slash before it, one behind')
    .default('getting-started/releases-and-migrations/'),
  /** The jobs API; without it, embedded content. */
  jobsUrl: httpUrl.optional(),
});

/** What the site's configuration passes. */
export type Options = z.input<typeof optionsSchema>;
/** The same with defaults filled in. */
export type ResolvedOptions = z.output<typeof optionsSchema>;

/**
 * Checks the options and fills in the defaults.
 *
 * @throws an error that names each wrong option.
 */
export function parseOptions(options: Options): ResolvedOptions {
  return checkOptions('content-service', optionsSchema, options);
}
