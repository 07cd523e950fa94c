import path from 'node:path';
import {iconNamesIn, iconSet} from '../icons';

const siteDir = path.join(__dirname, '../../../..');

const url = (file: string) => `${file}.woff2`;

test('icon names are found wherever they stand', () => {
  expect(
    iconNamesIn(
      `<v-icon>mdi-home</v-icon> {icon: 'mdi-account-plus-outline'} far fa-bell`,
    ),
  ).toEqual(['mdi-home', 'mdi-account-plus-outline', 'fa-bell']);
});

test('a set is cut down to the icons in use and has a name of its own', async () => {
  const used = new Set(['mdi-home', 'mdi-check', 'mdi-no-such-icon']);
  const {css, fonts} = await iconSet(siteDir, 'vs27', used, url);
  expect(css).toContain(':where(.vs27) .mdi-home::before');
  expect(css).not.toContain('mdi-account');
  expect(css).toContain('font-family:"Material Design Icons vs27"');
  expect(css).toContain(
    'url("materialdesignicons-webfont.woff2") format("woff2")',
  );
  expect(css).not.toContain('.eot');
  expect(css).toContain('/*! @mdi/font 7.4.47, Apache-2.0 */');
  expect(css).not.toContain('Font Awesome');
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.subarray(0, 4).toString()).toBe('wOF2');
  expect(fonts[0]?.length).toBeLessThan(3000);
});

test('Font Awesome comes where an icon of it is in use', async () => {
  const used = new Set(['mdi-home', 'fa-bell', 'fa-github']);
  const {css, fonts} = await iconSet(siteDir, 'vs27', used, url);
  expect(css).toContain(':where(.vs27) .fa-bell:before');
  expect(css).toContain(':where(.vs27) .fa-github:before');
  expect(css).not.toContain('fa-lock');
  expect(css).toContain(':where(.vs27) .far');
  for (const family of ['Free', 'Brands']) {
    expect(css).toContain(`font-family:"Font Awesome 5 ${family} vs27"`);
  }
  for (const file of ['solid-900', 'regular-400', 'brands-400']) {
    expect(css).toContain(`url("fa-${file}.woff2") format("woff2")`);
  }
  expect(css).toContain('Icons: CC BY 4.0');
  expect(fonts.map(({length}) => length < 3000)).toEqual(
    Array<boolean>(4).fill(true),
  );
});

test('without a list the set is whole', async () => {
  const {css, fonts} = await iconSet(siteDir, 'vs27', undefined, url);
  expect(css).toContain('.mdi-account::before');
  expect(css).toContain('.fa-lock:before');
  expect(css).toContain('font-family:"Material Design Icons"');
  expect(fonts[0]?.length).toBeGreaterThan(300_000);
});
