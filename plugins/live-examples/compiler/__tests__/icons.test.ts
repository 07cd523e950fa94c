import path from 'node:path';
import {iconNamesIn, iconSet} from '../icons';

const siteDir = path.join(__dirname, '../../../..');

test('icon names are found wherever they stand', () => {
  expect(
    iconNamesIn(`<v-icon>mdi-home</v-icon> {icon: 'mdi-account-plus-outline'}`),
  ).toEqual(['mdi-home', 'mdi-account-plus-outline']);
});

test('a set is cut down to the icons in use and has a name of its own', async () => {
  const used = new Set(['mdi-home', 'mdi-check', 'mdi-no-such-icon']);
  const {css, font} = await iconSet(siteDir, 'vs27', used, () => 'icons.woff2');
  expect(css).toContain(':where(.vs27) .mdi-home::before');
  expect(css).not.toContain('mdi-account');
  expect(css).toContain('font-family:"Material Design Icons vs27"');
  expect(css).toContain('url("icons.woff2") format("woff2")');
  expect(css).not.toContain('.eot');
  expect(font.subarray(0, 4).toString()).toBe('wOF2');
  expect(font.length).toBeLessThan(3000);
});

test('without a list the set is whole', async () => {
  const {css, font} = await iconSet(
    siteDir,
    'vs27',
    undefined,
    () => 'all.woff2',
  );
  expect(css).toContain('.mdi-account::before');
  expect(css).toContain('font-family:"Material Design Icons"');
  expect(font.length).toBeGreaterThan(300_000);
});
