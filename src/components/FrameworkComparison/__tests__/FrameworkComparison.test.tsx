import fs from 'node:fs';
import path from 'node:path';
import {render, screen, within} from '@testing-library/react';
import FrameworkComparison from '..';
import {frameworks} from '../frameworks';

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', {name}))
    .getAllByRole('cell')
    .map(({textContent}) => textContent);

it('compares five frameworks, each with the release that was looked into', () => {
  render(<FrameworkComparison />);
  expect(
    screen.getAllByRole('columnheader').map(({textContent}) => textContent),
  ).toEqual([
    'Feature',
    'Vuetify 2.7.2',
    'BootstrapVue 2.23.1',
    'Buefy 0.9.29',
    'Element UI 2.15.14',
    'Quasar 1.22.10',
  ]);
});

it('says yes or no in every cell', () => {
  render(<FrameworkComparison />);
  expect(cellsOf(/^Tree view/)).toEqual(['yes', 'no', 'no', 'yes', 'yes']);
  expect(cellsOf(/^Needs no other/)).toEqual(['yes', 'no', 'no', 'yes', 'yes']);
  expect(screen.getAllByRole('cell')).toHaveLength(9 * 5);
});

it('has a footnote, a name and a way to scroll by keyboard', () => {
  render(<FrameworkComparison />);
  expect(screen.getByRole('table')).toHaveAccessibleDescription(
    /npm packages named above/,
  );
  expect(
    screen.getByRole('region', {name: 'Comparison of frameworks'}),
  ).toHaveAttribute('tabindex', '0');
});

it('says of the installed Vuetify what its package proves', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const dir = path.join(root, 'node_modules/vuetify');
  const manifest = JSON.parse(
    fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as {version: string; dependencies?: object};
  const vuetify = frameworks.find((entry) => entry.package === 'vuetify')!;
  const {alone, ...files} = vuetify.proof;
  expect(vuetify.version).toBe(manifest.version);
  expect(alone).toBe('dependencies');
  expect(Object.keys(manifest.dependencies ?? {})).toEqual([]);
  for (const file of Object.values(files)) {
    expect([file, fs.existsSync(path.join(dir, file))]).toEqual([file, true]);
  }
});
