import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {LocaleStatus} from './status';

/** A locale is published when more than this share is complete. */
const publishedFrom = 0.15;

/** Committed list of what was published, from the root. */
export const publishedFile = 'data/published-locales.json';

const schema = z.strictObject({
  /** Published once, and so for good. */
  published: z.array(z.string()),
  /** Taken back by a maintainer: their addresses lead to English. */
  withdrawn: z.array(z.string()),
});

/** The committed list. */
export type Published = z.infer<typeof schema>;

/**
 * Reads the committed list.
 *
 * @throws an error that names what is wrong in it.
 */
export function readPublished(siteDir: string): Published {
  const file = path.join(siteDir, publishedFile);
  const result = schema.safeParse(
    fs.existsSync(file)
      ? JSON.parse(fs.readFileSync(file, 'utf8'))
      : {published: [], withdrawn: []},
  );
  if (!result.success) {
    throw new Error(`${publishedFile}: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}

/** Writes the list, sorted. */
export function writePublished(siteDir: string, list: Published): void {
  const file = path.join(siteDir, publishedFile);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(
    file,
    `${JSON.stringify(
      {
        published: [...new Set(list.published)].sort(),
        withdrawn: [...new Set(list.withdrawn)].sort(),
      },
      null,
      2,
    )}\n`,
  );
}

/** Whether a language is part of the published site. */
export function isPublished(
  {locale, complete}: Pick<LocaleStatus, 'locale' | 'complete'>,
  {published, withdrawn}: Published,
): boolean {
  return (
    !withdrawn.includes(locale) &&
    (published.includes(locale) || complete > publishedFrom)
  );
}
