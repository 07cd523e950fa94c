import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss, {type AtRule} from 'postcss';
import subsetFont from 'subset-font';
import {prefixSelectors} from './css/prefix';
import type {InstalledFramework} from './frameworks';
import {exampleRoots} from './paths';

/** A font and the sheet that uses it. */
export interface IconSet {
  readonly css: string;
  readonly font: Buffer;
}

const family = 'Material Design Icons';

const iconName = /\bmdi-[a-z0-9]+(?:-[a-z0-9]+)*/g;

const iconRule = /^\.(mdi-[a-z0-9-]+)::before$/;

function fontPackageDir(siteDir: string): string {
  return path.dirname(
    createRequire(path.join(siteDir, 'package.json')).resolve(
      '@mdi/font/package.json',
    ),
  );
}

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
  const own = path.join(framework.dir, 'dist', 'vuetify.min.js');
  return new Set(
    [own, ...files].flatMap((file) =>
      iconNamesIn(fs.readFileSync(file, 'utf8')),
    ),
  );
}

function characterOf(css: string): string | undefined {
  const code = /^"\\([0-9A-F]+)"$/i.exec(css)?.[1];
  return code && String.fromCodePoint(Number.parseInt(code, 16));
}

/**
 * The Material Design Icons for a scope.
 *
 * @param scope - class of the elements that the icons are for.
 * @param used - the icons to keep; all of them when absent.
 * @param fontUrl - address of the font from the sheet's own.
 */
export async function iconSet(
  siteDir: string,
  scope: string,
  used: ReadonlySet<string> | undefined,
  fontUrl: (font: Buffer) => string,
): Promise<IconSet> {
  const dir = fontPackageDir(siteDir);
  const fonts = path.join(dir, 'fonts', 'materialdesignicons-webfont');
  const root = postcss.parse(
    fs.readFileSync(
      path.join(dir, 'css', 'materialdesignicons.min.css'),
      'utf8',
    ),
  );
  const characters: string[] = [];
  root.walkRules((rule) => {
    const name = iconRule.exec(rule.selector)?.[1];
    if (name === undefined) {
      return;
    }
    if (used && !used.has(name)) {
      rule.remove();
      return;
    }
    rule.walkDecls('content', ({value}) => {
      characters.push(characterOf(value) ?? '');
    });
  });
  const font = used
    ? await subsetFont(fs.readFileSync(`${fonts}.ttf`), characters.join(''), {
        targetFormat: 'woff2',
      })
    : fs.readFileSync(`${fonts}.woff2`);
  // A subset must not pass for the whole font, nor for another's subset.
  const ownFamily = used ? `${family} ${scope}` : family;
  root.walkDecls(/^font(?:-family)?$/, (declaration) => {
    declaration.value = declaration.value.replace(family, ownFamily);
  });
  root.walkAtRules('font-face', (face: AtRule) => {
    face.walkDecls('src', (declaration) => {
      declaration.remove();
    });
    face.append(
      {prop: 'src', value: `url("${fontUrl(font)}") format("woff2")`},
      {prop: 'font-display', value: 'block'},
    );
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  const css = postcss([prefixSelectors(`.${scope}`)]).process(root, {
    from: undefined,
    map: false,
  }).css;
  return {css, font};
}
