import fs from 'node:fs/promises';
import path from 'node:path';
import {contentOf} from '../util/builtPage';
import {hashOf, type KeptResults} from '../util/keptResults';
import {readHead} from './markdown/head';
import {pageToMarkdown} from './markdown/page';

/** Name of a page's twin, beside its `index.html`. */
export const twinName = 'index.md';

/** A page as Markdown. */
export interface Twin {
  /** Below the locale: `components/buttons/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Docusaurus' name of the page's version. */
  readonly version: string;
  /** What the page says, its title included. */
  readonly markdown: string;
}

/** What all pages of a build have in common. */
export interface TwinSite {
  /** Folder of the locale in the build. */
  readonly outDir: string;
  /** Complete address of the locale, with a slash at its end. */
  readonly url: string;
  readonly locale: string;
  /** What follows each title: ` — Vuetify`. */
  readonly siteName: string;
  /** What readers call a version. */
  readonly labelOf: (version: string) => string;
  /** Reads a file by its path from the root of the site. */
  readonly readFile: (file: string) => string;
  /** Markdown of the pages of the build before. */
  readonly kept: KeptResults<string>;
}

/** Files of the examples in a page, as their cards name them. */
const examplesIn = (html: string): string[] =>
  [...html.matchAll(/\bdata-file=["']?([^"'\s>]+)/g)].map(
    ([, file = '']) => file,
  );

/** Any JSON is YAML. */
const frontMatter = (fields: Readonly<Record<string, string>>) =>
  [
    '---',
    ...Object.entries(fields).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    ),
    '---',
    '',
    '',
  ].join('\n');

/**
 * Writes a page's twin.
 *
 * @param below - path of the page below the locale.
 * @returns the twin; nothing for a page that is no documentation.
 * @throws an error that names the page where it cannot be converted.
 */
export async function writeTwin(
  below: string,
  site: TwinSite,
): Promise<Twin | undefined> {
  const folder = path.join(site.outDir, below);
  const html = await fs.readFile(path.join(folder, 'index.html'), 'utf8');
  const {title, description, version, canonical} = readHead(
    html,
    site.siteName,
  );
  if (version === undefined) {
    return undefined;
  }
  const url = site.url + below;
  try {
    const key = hashOf(
      url,
      contentOf(html),
      ...examplesIn(html).map(site.readFile),
    );
    const markdown = site.kept.get(below, key, () =>
      pageToMarkdown(html, {url, readExample: site.readFile}),
    );
    const head = frontMatter({
      title,
      description,
      version: site.labelOf(version),
      locale: site.locale,
      url,
      canonical,
    });
    await fs.writeFile(path.join(folder, twinName), head + markdown);
    return {path: below, title, description, version, markdown};
  } catch (error) {
    throw new Error(`page-exports: ${url} cannot be written as Markdown.`, {
      cause: error,
    });
  }
}
