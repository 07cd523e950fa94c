import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {parseYaml} from '../../util/yaml';

const tags = z.array(z.string());

const schema = z.object({
  /** Pages under components/, by their folder. */
  pages: z
    .record(
      z.string(),
      z.object({
        category: z.string().nullable(),
        components: tags,
        /** Folders of the package with the page's sass variables. */
        sass: z.array(z.string()).optional(),
        /** Tags that only releases 1.x have. */
        v1Only: tags.optional(),
      }),
    )
    .default({}),
  /** Pages elsewhere, as namespace/page. */
  otherPages: z
    .record(z.string(), z.object({components: tags, v1Only: tags.optional()}))
    .default({}),
  /** Pages of directives, as namespace/page. */
  directives: z.record(z.string(), tags).default({}),
  /** Pages that explain what the package adds to every component. */
  services: z.record(z.string(), tags).default({}),
  /** By package version: what is registered, but not meant for use. */
  internal: z.record(z.string(), tags).default({}),
  categories: z
    .record(
      z.string(),
      z.object({title: z.string(), pages: z.array(z.string())}),
    )
    .default({}),
});

/** What the file of component pages says. */
export type ComponentPages = z.infer<typeof schema>;

/** Where the file is looked for when the options name none. */
export const defaultPagesFile = 'data/component-pages.yaml';

/**
 * Reads which tags belong to which page.
 *
 * @param siteDir - the site's root.
 * @param named - path from there; without it, a site may have no such file.
 * @throws an error that names file, line and field.
 */
export function readComponentPages(
  siteDir: string,
  named?: string,
): ComponentPages {
  const file = named ?? defaultPagesFile;
  if (!fs.existsSync(path.join(siteDir, file))) {
    if (named === undefined) {
      return schema.parse({});
    }
    throw new Error(
      `${file} does not exist. Correct the option "pages" of component-docs in docusaurus.config.ts.`,
    );
  }
  return parseYaml(
    file,
    fs.readFileSync(path.join(siteDir, file), 'utf8'),
    schema,
  );
}

/**
 * Turns the file around: the page of each tag and service.
 *
 * @returns tag or name → namespace/page.
 */
export function pagesByTag(pages: ComponentPages): Map<string, string> {
  const map = new Map<string, string>();
  const add = (page: string, list: readonly string[] = []) => {
    list.forEach((tag) => map.set(tag, page));
  };
  for (const [page, entry] of Object.entries(pages.pages)) {
    add(`components/${page}`, entry.components);
    add(`components/${page}`, entry.v1Only);
  }
  for (const [page, entry] of Object.entries(pages.otherPages)) {
    add(page, entry.components);
    add(page, entry.v1Only);
  }
  for (const [page, list] of Object.entries(pages.directives)) {
    add(page, list);
  }
  for (const [page, list] of Object.entries(pages.services)) {
    add(page, list);
  }
  return map;
}
