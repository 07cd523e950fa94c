import * as z from 'zod';
import {checkOptions} from '../util/options';

const languageSchema = z.object({
  name: z.string().min(1),
  locale: z.string().min(2),
  alternate: z.string().min(2).optional(),
  pseudo: z.boolean().optional(),
});

const hosts = z.array(z.string().min(1)).default([]);

const policySchema = z.strictObject({
  /** Where scripts may come from, beside the site. */
  script: hosts,
  /** Style sheets and fonts. */
  style: hosts,
  /** What scripts may ask. */
  connect: hosts,
  /** Pages in frames. */
  frame: hosts,
  /** Where forms lead. */
  form: hosts,
});

/** Hosts that the content-security policy allows, by purpose. */
export type PolicyHosts = z.infer<typeof policySchema>;

const optionsSchema = z
  .object({
    id: z.string().optional(),
    /** Title of the gateway pages. */
    title: z.string().min(1),
    languages: z.array(languageSchema).min(1),
    /** Codes of languages that are not part of this build. */
    unpublished: z.array(z.string().min(2)).optional(),
    /** Locale of visitors whose languages the site does not offer. */
    fallback: z.string(),
    /** Paths of the versions that are not at the root of a locale. */
    versionPaths: z.array(z.string().min(1)),
    /** Versions that are documented elsewhere by now, and were at a path. */
    retired: z
      .array(z.object({path: z.string().min(1), href: z.url()}))
      .default([]),
    /** Whether versions are left out: their addresses are not missed. */
    partial: z.boolean().default(false),
    /** Hosts beside the site's own that pages may use. */
    policy: policySchema.prefault({}),
  })
  .refine(
    ({languages, fallback}) =>
      languages.some(({locale}) => locale === fallback),
    {path: ['fallback'], error: 'expected the locale of a language'},
  );

/** Options of the plugin, as the configuration gives them. */
export type Options = z.input<typeof optionsSchema>;

/** Options of the plugin, checked. */
export type GatewayOptions = z.infer<typeof optionsSchema>;

/**
 * Checks the plugin's options.
 *
 * @throws an error that names each wrong field.
 */
export function parseOptions(options: unknown): GatewayOptions {
  return checkOptions('locale-gateway', optionsSchema, options);
}
