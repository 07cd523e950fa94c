import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {withTypeLinks} from '../../section/types';
import {readFrozen} from '../frozen';
import {readTypes} from '../readers/declarations';
import {namedTypes} from '../typeNames';

const siteDir = path.resolve(__dirname, '../../../..');

describe('declarations of a package', () => {
  let folder: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
    fs.mkdirSync(path.join(folder, 'types/more'), {recursive: true});
    fs.writeFileSync(
      path.join(folder, 'types/index.d.ts'),
      `import {Size} from './more/size';
export interface Row {
  size: Size
  next?: Row
}
export type Unused = string;
declare module 'other' { interface Hidden {} }
`,
    );
    fs.writeFileSync(
      path.join(folder, 'types/more/size.d.ts'),
      `export declare type Size = 'a' | 'b';\n`,
    );
  });
  afterAll(() => {
    fs.rmSync(folder, {recursive: true});
  });

  it('are found with those that they name', () => {
    expect(
      readTypes(folder, 'types/index.d.ts', ['Row', 'Date', 'Hidden']),
    ).toEqual([
      {
        name: 'Row',
        definition: 'interface Row {\n  size: Size\n  next?: Row\n}',
      },
      {name: 'Size', definition: `type Size = 'a' | 'b';`},
    ]);
  });

  it('may be absent', () => {
    expect(readTypes(folder, undefined, ['Row'])).toEqual([]);
    expect(readTypes(folder, 'types/none.d.ts', ['Row'])).toEqual([]);
  });
});

/** What browsers and the language declare, and names that say no more. */
const builtIn = [
  'Array',
  'ClickEvent',
  'Component',
  'Date',
  'Event',
  'File',
  'Function',
  'HTMLElement',
  'KeyboardEvent',
  'MouseEvent',
  'Promise',
  'Record',
  'RegExp',
  'TouchEvent',
  'Vue',
  'VueComponent',
];

it('explains every other type that the API of 2.7 names', () => {
  const metadata = readFrozen(siteDir, '2.7');
  const explained = metadata.types?.map(({name}) => name) ?? [];
  expect(explained).toContain('DataOptions');
  expect(
    namedTypes(metadata).filter(
      (name) => !explained.includes(name) && !builtIn.includes(name),
    ),
  ).toEqual([]);
});

it('links the types of an entry, and no other', () => {
  const entry = {
    tag: 'k-table',
    id: 'api-k-table',
    groups: [
      {
        name: 'props' as const,
        items: [
          {id: 'a', name: 'options', types: ['Options', 'Record<string, Row>']},
        ],
      },
    ],
  };
  const types = ['Options', 'Row', 'Other'].map((name) => ({
    name,
    definition: `type ${name} = string`,
  }));
  expect(withTypeLinks(entry, {types}, '/en/1.5/').types).toEqual({
    Options: '/en/1.5/api/types/#api-types-types-Options',
    Row: '/en/1.5/api/types/#api-types-types-Row',
  });
  expect(withTypeLinks(entry, {}, '/en/')).toBe(entry);
});
