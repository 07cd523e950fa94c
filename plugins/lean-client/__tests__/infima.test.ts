import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {dropUnusedInfima, unusedInfimaBlocks} from '../infima';

const infima = path.join(
  path.dirname(require.resolve('infima/package.json')),
  'dist/css/default/default.css',
);

async function process(css: string, from: string): Promise<string> {
  return (await postcss([dropUnusedInfima]).process(css, {from})).css;
}

test.each(unusedInfimaBlocks)('Infima still has .%s', (block) => {
  expect(fs.readFileSync(infima, 'utf8')).toMatch(
    new RegExp(`\\.${block}(?![a-z])`),
  );
});

test('drops whole rules and single selectors, in Infima only', async () => {
  const css =
    '.card{a:b}.card__body,.menu{a:b}.cardinal{a:b}.navbar--dark .menu{a:b}';
  expect(await process(css, infima)).toBe('.menu{a:b}.cardinal{a:b}');
  expect(await process(css, '/site/src/css/base.css')).toBe(css);
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
