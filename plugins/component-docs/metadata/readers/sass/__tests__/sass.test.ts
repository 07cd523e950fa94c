import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globalSet, readSass} from '..';
import {readDeclarations} from '../declarations';

const modules = path.resolve(__dirname, '../../../../../../node_modules');

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sass-'));
});
afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

function write(file: string, text: string): void {
  const absolute = path.join(folder, file);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  fs.writeFileSync(absolute, text);
}

it('reads the variables of a file, a map declared twice as one', () => {
  expect(
    readDeclarations(
      `@import '../settings';
$gap: $spacer * 2 !default;
$sizes: () !default;
$sizes: map-deep-merge(
  (
    'small': 20
  ),
  $sizes
);
.rule { $local: 1; }`,
      'a.scss',
    ),
  ).toEqual([
    {name: '$gap', value: '$spacer * 2'},
    {name: '$sizes', value: `(\n  'small': 20\n)`},
  ]);
});

it('reads and resolves every variable of Vuetify 2', async () => {
  const sets = await readSass(path.join(modules, 'vuetify'), folder);
  const [globals, ...components] = sets;
  expect(globals?.name).toBe(globalSet);
  expect(components.flatMap(({variables}) => variables)).toHaveLength(826);
  const all = sets.flatMap(({variables}) => variables);
  expect(all.filter(({resolved}) => resolved === undefined)).toEqual([]);
  const find = (set: string, name: string) =>
    sets
      .find((entry) => entry.name === set)
      ?.variables.find((variable) => variable.name === name);
  expect(find('v-alert', '$alert-shaped-border-radius')).toMatchObject({
    value: "map-get($rounded, 'xl') $alert-border-radius",
    resolved: '16px 4px',
  });
  expect(find(globalSet, '$grid-gutter')).toMatchObject({
    value: '$spacer * 6',
    resolved: '24px',
  });
}, 60_000);

it('keeps the result until a source changes', async () => {
  const cache = path.join(folder, 'cache');
  write('src/styles/styles.sass', '@import ./settings/variables');
  write('src/styles/settings/_variables.scss', '$a: 1px !default;');
  const read = async () =>
    (await readSass(folder, cache))[0]?.variables[0]?.resolved;
  expect(await read()).toBe('1px');
  const [kept = ''] = fs.readdirSync(cache);
  const text = fs.readFileSync(path.join(cache, kept), 'utf8');
  write(`cache/${kept}`, text.replace(/1px/g, '2px'));
  expect(await read()).toBe('2px');
  write('src/styles/settings/_variables.scss', '$a: 3px !default;');
  expect(await read()).toBe('3px');
  fs.readdirSync(cache).forEach((name) => {
    write(`cache/${name}`, '{');
  });
  expect(await read()).toBe('3px');
});

it('finds nothing where a package keeps no such sources', async () => {
  expect(await readSass(path.join(modules, 'vuetify-1.5'), folder)).toEqual([]);
});

it('names the package whose sources sass refuses', async () => {
  write('kit/src/styles/styles.sass', '@import ./missing');
  await expect(readSass(path.join(folder, 'kit'), folder)).rejects.toThrow(
    /^The sass variables of kit cannot be read: /,
  );
});
