import path from 'node:path';
import * as icons from '@mdi/js';
import {exportName, readIcons} from '../read/icons';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const {facts, files} = readIcons(siteDir, '/fr-FR/');

const read = (address: string) =>
  JSON.parse(files.get(address.replace('/fr-FR/', ''))!) as string[];

test('every icon has a name and its path in a piece', () => {
  const names = read(facts.names);
  expect(names).toHaveLength(facts.count);
  expect(facts.count).toBe(Object.keys(icons).length);
  const paths = Array.from(
    {length: Math.ceil(facts.count / facts.pieceSize)},
    (_, piece) => read(facts.paths.replace('{piece}', String(piece))),
  ).flat();
  expect(paths).toHaveLength(facts.count);
  expect(paths[names.indexOf('account-box')]).toBe(icons.mdiAccountBox);
  expect(paths[names.indexOf('numeric-1-box')]).toBe(icons.mdiNumeric1Box);
});

test('a piece is small and the list of names not much larger', () => {
  const sizes = [...files].map(([, content]) => content.length);
  expect(files.size).toBe(Math.ceil(facts.count / facts.pieceSize) + 1);
  expect(read(facts.names).join().length).toBeLessThan(150_000);
  expect(sizes.sort((a, b) => a - b).at(-2)).toBeLessThan(40_000);
});

test('names as they are exported', () => {
  expect(exportName('alpha-a-box-outline')).toBe('mdiAlphaABoxOutline');
});
