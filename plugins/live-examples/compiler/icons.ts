import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss, {type AtRule, type Root} from 'postcss';
import subsetFont from 'subset-font';
import * as z from 'zod';
import {prefixSelectors} from './css/prefix';
import type {InstalledFramework} from './frameworks';
import {exampleRoots} from './paths';

/** A sheet of icons and the fonts that it names. */
export interface IconSet {
  readonly css: string;
  readonly fonts: readonly Buffer[];
}

interface IconPackage {
  /** Installed package with a font and its sheet. */
  readonly name: string;
  /** The sheet in the package. */
  readonly css: string;
  /** What the classes of its icons begin with. */
  readonly prefix: string;
}

const packages: readonly IconPackage[] = [
  {
    name: '@mdi/font',
    css: 'css/materialdesignicons.min.css',
    prefix: 'mdi',
  },
  {
    name: '@fortawesome/fontawesome-free',
    css: 'css/all.min.css',
    prefix: 'fa',
  },
];

/** The icons that the framework itself shows are of this set. */
const ownPrefix = 'mdi-';

const iconName = new RegExp(
  `\\b(?:${packages.map(({prefix}) => prefix).join('|')})-[a-z0-9]+(?:-[a-z0-9]+)*`,
  'g',
);

const manifestSchema = z.object({
  version: z.string(),
  license: z.string(),
});

/** Every icon name in a text. */
export function iconNamesIn(text: string): string[] {
  return text.match(iconName) ?? [];
}

/**
 * The icons that a framework and the examples of its versions name.
 *
 * @param siteDir - the site's root.
 */
export function iconsInUse(
  siteDir: string,
  framework: InstalledFramework,
): Set<string> {
  const files = framework.docsVersions.flatMap(exampleRoots).flatMap((root) => {
    const dir = path.join(siteDir, root);
    return fs.existsSync(dir)
      ? fs
          .readdirSync(dir, {recursive: true, encoding: 'utf8'})
          .filter((file) => /\.(?:vue|json|ya?ml)$/.test(file))
          .map((file) => path.join(dir, file))
      : [];
  });
  const read = (file: string) => iconNamesIn(fs.readFileSync(file, 'utf8'));
  const own = read(path.join(framework.dir, 'dist', 'vuetify.min.js'));
  return new Set([
    ...own.filter((name) => name.startsWith(ownPrefix)),
    ...files.flatMap(read),
  ]);
}

/** The icon whose sign a selector is for. */
function iconOf(selector: string): string | undefined {
  return /^\.([a-z]+-[a-z0-9-]+)::?before$/.exec(selector)?.[1];
}

function characterOf(css: string): string {
  const code = /^"\\([0-9A-F]+)"$/i.exec(css)?.[1];
  return code ? String.fromCodePoint(Number.parseInt(code, 16)) : '';
}

/** Removes the icons that are not in use; gives the characters of the rest. */
function keepUsed(root: Root, used: ReadonlySet<string> | undefined): string {
  const characters: string[] = [];
  root.walkDecls('content', (declaration) => {
    const rule = declaration.parent;
    if (rule?.type !== 'rule') {
      return;
    }
    const {selectors} = rule;
    const kept = selectors.filter((selector) => {
      const name = iconOf(selector);
      return name === undefined || !used || used.has(name);
    });
    if (kept.length === 0) {
      rule.remove();
      return;
    }
    rule.selectors = kept;
    characters.push(characterOf(declaration.value));
  });
  return characters.join('');
}

async function packageSet(
  siteDir: string,
  {name, css, prefix}: IconPackage,
  scope: string,
  used: ReadonlySet<string> | undefined,
  fontUrl: (file: string, font: Buffer) => string,
): Promise<IconSet> {
  if (used && ![...used].some((icon) => icon.startsWith(`${prefix}-`))) {
    return {css: '', fonts: []};
  }
  const load = createRequire(path.join(siteDir, 'package.json'));
  const manifest = load.resolve(`${name}/package.json`);
  const {version, license} = manifestSchema.parse(load(manifest));
  const sheet = path.join(path.dirname(manifest), css);
  const root = postcss.parse(fs.readFileSync(sheet, 'utf8'));
  const characters = keepUsed(root, used);
  const families = new Set<string>();
  const faces: {face: AtRule; font: string}[] = [];
  root.walkAtRules('font-face', (face) => {
    face.walkDecls(/^(?:src|font-family|font-display)$/, (declaration) => {
      if (declaration.prop === 'font-family') {
        families.add(declaration.value.replace(/^(["'])(.*)\1$/, '$2'));
        return;
      }
      const file = /url\(["']?([^"')?#]+)\.woff2/.exec(declaration.value)?.[1];
      if (file !== undefined) {
        faces.push({face, font: path.resolve(path.dirname(sheet), file)});
      }
      declaration.remove();
    });
  });
  const fonts: Buffer[] = [];
  for (const {face, font: file} of faces) {
    const font = used
      ? await subsetFont(fs.readFileSync(`${file}.ttf`), characters, {
          targetFormat: 'woff2',
        })
      : fs.readFileSync(`${file}.woff2`);
    fonts.push(font);
    face.append(
      {
        prop: 'src',
        value: `url("${fontUrl(path.basename(file), font)}") format("woff2")`,
      },
      {prop: 'font-display', value: 'block'},
    );
  }
  if (used) {
    // A subset must not pass for the whole font, nor for another's subset.
    root.walkDecls(/^font(?:-family)?$/, (declaration) => {
      for (const family of families) {
        declaration.value = declaration.value.replace(
          family,
          `${family} ${scope}`,
        );
      }
    });
  }
  root.walkComments((comment) => {
    if (!comment.text.startsWith('!')) {
      comment.remove();
    }
  });
  root.prepend(
    postcss.comment({
      text: `! ${name} ${version}, ${license}`,
      raws: {left: '', right: ' '},
    }),
  );
  return {
    css: postcss([prefixSelectors(`.${scope}`)]).process(root, {
      from: undefined,
      map: false,
    }).css,
    fonts,
  };
}

/**
 * The Material Design Icons and the free ones of Font Awesome for a scope,
 * with the licenses of their packages.
 *
 * @param scope - class of the elements that the icons are for.
 * @param used - the icons to keep; all of them when absent.
 * @param fontUrl - takes a font and the name of its file, without ending;
 * gives its address from the sheet's own.
 */
export async function iconSet(
  siteDir: string,
  scope: string,
  used: ReadonlySet<string> | undefined,
  fontUrl: (file: string, font: Buffer) => string,
): Promise<IconSet> {
  const sets = await Promise.all(
    packages.map((entry) => packageSet(siteDir, entry, scope, used, fontUrl)),
  );
  return {
    css: sets.map(({css}) => css).join(''),
    fonts: sets.flatMap(({fonts}) => fonts),
  };
}
