import path from 'node:path';
import {keptSheet} from './css/kept';
import type {InstalledFramework} from './frameworks';
import {contentHash} from './hash';
import {iconSet, iconsInUse} from './icons';

/** Folder of the files below the site's base URL. */
const folder = 'assets/frameworks';

/** Files that examples need beside their scripts. */
export interface FrameworkAssets {
  /** Every file by its path below the base URL. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** The sheets to link before the first example, by the same path. */
  readonly stylesheets: readonly string[];
  /** The sheet with every icon, for code that the build has not seen. */
  readonly allIcons: string;
}

function hashedName(name: string, content: string | Buffer): string {
  const {name: stem, ext} = path.parse(name);
  return `${stem}.${contentHash(content)}${ext}`;
}

/**
 * Prepares the files of a framework: its sheet, and its icons cut down to
 * those in use.
 *
 * @param development - keeps all icons, since examples change while served.
 */
export async function frameworkAssets(
  siteDir: string,
  framework: InstalledFramework,
  development: boolean,
): Promise<FrameworkAssets> {
  const files = new Map<string, string | Buffer>();
  const add = (name: string, content: string | Buffer): string => {
    const file = hashedName(name, content);
    files.set(`${folder}/${file}`, content);
    return file;
  };
  const addIcons = async (name: string, used?: ReadonlySet<string>) => {
    const {css} = await iconSet(siteDir, framework.scope, used, (file, font) =>
      add(`${name}-${file}.woff2`, font),
    );
    return `${folder}/${add(`${name}.css`, css)}`;
  };
  const name = framework.key.replace('@', '-').replaceAll('/', '-');
  const sheet = `${folder}/${add(`${name}.css`, keptSheet(siteDir, framework))}`;
  const allIcons = await addIcons(`${name}-all-icons`);
  const icons = development
    ? allIcons
    : await addIcons(`${name}-icons`, iconsInUse(siteDir, framework));
  return {files, stylesheets: [sheet, icons], allIcons};
}
