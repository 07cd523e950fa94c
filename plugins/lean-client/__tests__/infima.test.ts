import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {
  dropUnusedInfima,
  readOwnVariables,
  readSources,
  unusedInfimaBlocks,
} from '../infima';

const infima = path.join(
  path.dirname(require.resolve('infima/package.json')),
  'dist/css/default/default.css',
);

async function process(css: string, from: string): Promise<string> {
  const sources = '<a class="menu cardinal card navbar--dark">';
  const own = new Set(['--ifm-own']);
  return (await postcss([dropUnusedInfima(sources, own)]).process(css, {from}))
    .css;
}

test.each(unusedInfimaBlocks)('Infima still has .%s', (block) => {
  expect(fs.readFileSync(infima, 'utf8')).toMatch(
    new RegExp(`\\.${block}(?![a-z])`),
  );
});

test('drops whole rules and single selectors, in Infima only', async () => {
  const css =
    '.card{a:b}.card__body,.menu{a:b}.cardinal{a:b}.navbar--dark .menu{a:b}.tabs{a:b}';
  expect(await process(css, infima)).toBe('.menu{a:b}.cardinal{a:b}');
  expect(await process(css, '/site/src/css/base.css')).toBe(css);
});

test('drops variables that nothing reads, and those that only they read', async () => {
  const css =
    ':root{--ifm-a:1;--ifm-a-b:var(--ifm-a);--ifm-c:2}.menu{top:var(--ifm-c)}';
  expect(await process(css, infima)).toBe(
    ':root{--ifm-c:2}.menu{top:var(--ifm-c)}',
  );
});

test('drops what the site sets on every page, but not in a part of it', async () => {
  const css =
    ':root,html[data-theme=dark]{--ifm-own:1;color:red}.menu{--ifm-own:2;top:var(--ifm-own)}';
  expect(await process(css, infima)).toBe(
    ':root,html[data-theme=dark]{color:red}.menu{--ifm-own:2;top:var(--ifm-own)}',
  );
});

test('knows the variables that the site sets on every page', () => {
  const own = readOwnVariables(path.join(__dirname, '../../..'));
  expect(own).toContain('--ifm-color-primary');
  expect(own).toContain('--vd-primary');
  // Set when printing only.
  expect(own).not.toContain('--ifm-pre-padding');
});

test('what the site uses of Infima stays', async () => {
  const sources = readSources(path.join(__dirname, '../../..'));
  const css = fs.readFileSync(infima, 'utf8');
  const result = await postcss([
    dropUnusedInfima(
      sources,
      readOwnVariables(path.join(__dirname, '../../..')),
    ),
  ]).process(css, {
    from: infima,
  });
  expect(result.css.length).toBeLessThan(css.length * 0.8);
  for (const text of [
    '.menu__list',
    '.dropdown__menu',
    '--ifm-global-radius',
  ]) {
    expect(result.css).toContain(text);
  }
});

test('nothing on this site has a class that was dropped', () => {
  const root = path.join(__dirname, '../../..');
  const files = execFileSync('git', ['ls-files', 'src', 'docs', 'config'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(tsx?|mdx?)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const classes = new RegExp(
    `(?:class(?:Name)?="(?:[^"]* )?|clsx\\([^)]*')(?:${unusedInfimaBlocks.join('|')})(?=[ "'_]|--)`,
  );
  expect(
    files.filter((file) =>
      classes.test(fs.readFileSync(path.join(root, file), 'utf8')),
    ),
  ).toEqual([]);
});
