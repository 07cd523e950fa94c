import fs from 'node:fs';
import path from 'node:path';
import postcss, {type Plugin, type Root, type Rule} from 'postcss';

/**
 * Parts of Infima that belong to components of the classic theme which this
 * site does not show or has replaced. Each stands for its elements and
 * modifiers too; a test looks for them in the site's own sources.
 */
export const unusedInfimaBlocks: readonly string[] = [
  'alert',
  'avatar',
  'badge',
  'breadcrumbs',
  'button--danger',
  'button--info',
  'button--link',
  'button--outline',
  'button--success',
  'button--warning',
  'button-group',
  'card',
  'close',
  'footer--dark',
  'hero',
  'navbar--dark',
  'navbar--primary',
  'navbar__search',
  'navbar__search-input',
  'pagination',
  'pagination-nav',
  'pills',
];

const blockPattern = new RegExp(
  `\\.(?:${unusedInfimaBlocks.join('|')})(?:__[\\w-]+|--[\\w-]+)?(?![\\w-])`,
);

/** Whether a rule of Infima can never match on this site. */
function isUnused(selector: string, sources: string): boolean {
  return (
    blockPattern.test(selector) ||
    [...selector.matchAll(/\.([a-z][\w-]*)/g)].some(
      ([, name = '']) => !sources.includes(name),
    )
  );
}

function dropRules(root: Root, sources: string): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) => !isUnused(selector, sources),
    );
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
}

const isOfPage = ({selectors, parent}: Rule) =>
  parent?.type === 'root' &&
  selectors.every((selector) => /^(?:html|:root)(?:\[|$)/.test(selector));

/** The site's sheets are in no layer, so theirs win over any of Infima's. */
function dropOverridden(root: Root, own: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isOfPage(rule)) {
      rule.walkDecls((declaration) => {
        if (own.has(declaration.prop)) {
          declaration.remove();
        }
      });
    }
  });
}

/** A variable may be read by another one: repeats until nothing changes. */
function dropVariables(root: Root, sources: string): void {
  const css = root.toString();
  root.walkDecls(/^--ifm-/, (declaration) => {
    const read = new RegExp(`${declaration.prop}(?![\\w-]|\\s*:)`);
    if (!read.test(css) && !read.test(sources)) {
      declaration.remove();
    }
  });
  if (root.toString().length < css.length) {
    dropVariables(root, sources);
  }
}

/** What the classic theme has for blogs, which this site has none of. */
const blogFolder = /[\\/]theme[\\/]Blog/;

/** A page names classes in attributes only; its prose is full of such words. */
const namedInPages = (text: string) =>
  [...text.matchAll(/\bclass(?:Name)?=("[^"]*"|\{[^}]*\})/g)].join('\n');

/**
 * Reads whatever may name a class or read a variable of Infima: the classic
 * theme and the site's own sources.
 */
export function readSources(siteDir: string): string {
  const theme = path.dirname(
    require.resolve('@docusaurus/theme-classic/package.json'),
  );
  return [
    path.join(theme, 'lib'),
    path.dirname(require.resolve('@docusaurus/theme-common')),
    ...['src', 'docs', 'versioned_docs', 'config'].map((folder) =>
      path.join(siteDir, folder),
    ),
  ]
    .flatMap((directory) =>
      fs
        .readdirSync(directory, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:js|tsx?|mdx?|css)$/.test(file))
        .map((file) => path.join(directory, file)),
    )
    .filter((file) => !blogFolder.test(file))
    .map((file) => {
      const text = fs.readFileSync(file, 'utf8');
      return /\.mdx?$/.test(file) ? namedInPages(text) : text;
    })
    .join('\n');
}

/**
 * Reads the variables that the site's own sheets set on every page.
 *
 * @returns their names, such as `--ifm-color-primary`.
 */
export function readOwnVariables(siteDir: string): Set<string> {
  const directory = path.join(siteDir, 'src/css');
  const names = new Set<string>();
  for (const file of fs.readdirSync(directory)) {
    if (file.endsWith('.css')) {
      postcss
        .parse(fs.readFileSync(path.join(directory, file), 'utf8'))
        .each((node) => {
          if (node.type === 'rule' && node.selectors.includes(':root')) {
            node.walkDecls(/^--/, ({prop}) => {
              names.add(prop);
            });
          }
        });
    }
  }
  return names;
}

/**
 * PostCSS plugin: leaves out what nothing on this site needs of Infima.
 *
 * @param sources - text of everything that may use Infima.
 * @param own - variables that the site sets, which Infima need not.
 */
export function dropUnusedInfima(
  sources: string,
  own: ReadonlySet<string>,
): Plugin {
  return {
    postcssPlugin: 'drop-unused-infima',
    // Before the sheet is wrapped in a layer, which leaves rules with parents
    // that they cannot be removed from.
    Once(root) {
      if (/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) {
        dropRules(root, sources);
        dropOverridden(root, own);
        dropVariables(root, sources);
      }
    },
  };
}
