import {execFileSync} from 'node:child_process';
import path from 'node:path';

const compilePage = (text: string) =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'compile-page.ts'), text],
    {encoding: 'utf8', cwd: path.join(__dirname, '../../..')},
  );

test('a page imports the components that it uses, once', () => {
  const code = compilePage(
    '<Chart />\n\nSee <Note>this</Note> <Note>that</Note>',
  );
  expect(code.match(/^import .*/gm)?.sort()).toEqual([
    'import Chart from "@site/src/Chart";',
    'import Note from "@site/src/Note";',
  ]);
  expect(code).not.toMatch(/_components\.(?:Chart|Note)|_missingMdxReference/);
});

test('a page imports none that it does not use, or imports by itself', () => {
  expect(compilePage('Chart and Note')).not.toMatch(/^import/m);
  expect(
    compilePage("import {Note as Chart} from './own';\n\n<Chart />").match(
      /^import .*/gm,
    ),
  ).toEqual(["import {Note as Chart} from './own';"]);
});

test('an island imports its data by itself', () => {
  const page = "import rows from '~rows';\n\n<Island data={rows} />";
  const code = compilePage(page);
  expect(code.match(/^import .*/gm)).toEqual([
    'import Island from "@site/src/Island?island=part&data=~rows";',
  ]);
  expect(code).not.toContain('rows}');
  // Two of them share what the page imports.
  expect(compilePage(`${page}\n\n<Island data={rows} />`)).toContain(
    'import Island from "@site/src/Island?island=part";',
  );
});
