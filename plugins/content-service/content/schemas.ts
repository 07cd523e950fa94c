// `zod/mini`, as the browser checks what it refreshes with the same schemas.
import * as z from 'zod/mini';

/** Titles and names: more is no title, and would break the frame. */
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

const date = z
  .string()
  .check(
    z.refine(
      (value) => !Number.isNaN(Date.parse(value)),
      'expected a date such as 2020-01-31T12:00:00Z',
    ),
  );

/** Services write a missing text as null. */
const optional = z.nullish(z.string().check(z.maxLength(2000)));

/** Answer of the content service. */
export const objectsSchema = z.object({objects: z.array(z.unknown())});

/** An object of type `notifications`. */
export const notificationSchema = z.object({
  slug: line,
  title: line,
  created_at: date,
  metadata: z.object({
    action: optional,
    emoji: optional,
    /** Markdown; its type is checked where it is rendered. */
    text: z.unknown(),
    color: optional,
    action_text: optional,
  }),
});

/** An object of type `ads`. */
export const adSchema = z.object({
  title: line,
  metadata: z.object({
    url: line,
    src: optional,
    description: z.string().check(z.maxLength(500)),
  }),
});

/** An object of type `sponsors`. */
export const sponsorSchema = z.object({
  title: line,
  metadata: z.object({
    tier: z.coerce.number().check(
      z.refine((tier) => Number.isInteger(tier) && tier >= 1 && tier <= 6, {
        error: 'expected a tier from 1 (Premiere) to 6 (Service)',
      }),
    ),
    name: optional,
    href: optional,
    lightlogo: optional,
    darklogo: optional,
  }),
});

/** An entry of GitHub's list of releases. */
export const releaseSchema = z.object({
  name: line,
  published_at: z.nullish(date),
  /** Markdown; its type is checked where it is rendered. */
  body: z.unknown(),
});

/** An entry of the jobs API. */
export const jobSchema = z.object({
  id: z.union([z.string(), z.number()]),
  title: line,
  location: z.string(),
  description: z.string(),
  type: z.string(),
  url: line,
  published_at: z.object({for_humans: z.string()}),
  company: z.object({name: line, avatar: optional}),
});

/** A theme of the catalog; there is no service for them. */
export const themeSchema = z.object({
  title: line,
  description: z.string().check(z.maxLength(500)),
  src: optional,
  free: z.boolean(),
  url: line,
  /** Addresses, or pairs of a name and an address. */
  demoUrl: z._default(z.array(z.union([line, z.tuple([line, line])])), []),
  /** Added to the address: `plan=team`. */
  query: optional,
  /** Stands in for a real theme. */
  sample: z._default(z.boolean(), false),
});

/** GitHub's answer about one file. */
export const fileSchema = z.object({content: z.nullish(z.string())});

export type RawNotification = z.infer<typeof notificationSchema>;
export type RawAd = z.infer<typeof adSchema>;
export type RawSponsor = z.infer<typeof sponsorSchema>;
export type RawRelease = z.infer<typeof releaseSchema>;
export type RawJob = z.infer<typeof jobSchema>;
export type RawTheme = z.infer<typeof themeSchema>;
