import fs from 'node:fs';
import path from 'node:path';
import {layoutTexts} from '@site/src/components/LayoutDemo/texts';

const siteDir = path.join(__dirname, '../../../..');
const names = fs
  .readdirSync(path.join(siteDir, 'examples/layouts'))
  .map((file) => path.basename(file, '.vue'))
  .sort();

/** Width and height of a lossy or extended WebP file. */
function sizeOf(file: string): [number, number] {
  const data = fs.readFileSync(file);
  expect(data.toString('latin1', 8, 12)).toBe('WEBP');
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return [data.readUInt16LE(26) & 0x3fff, data.readUInt16LE(28) & 0x3fff];
    case 'VP8X':
      return [data.readUIntLE(24, 3) + 1, data.readUIntLE(27, 3) + 1];
    default:
      throw new Error(`${file} is no lossy WebP picture.`);
  }
}

test('the nine layouts are there, each with texts of its own', () => {
  expect(names).toEqual([
    'baseline',
    'baseline-flipped',
    'centered',
    'complex',
    'dark',
    'google-contacts',
    'google-keep',
    'google-youtube',
    'sandbox',
  ]);
  const texts = layoutTexts();
  expect(Object.keys(texts).sort()).toEqual(names);
  const titles = Object.values(texts).map(({title}) => title);
  expect(new Set(titles).size).toBe(names.length);
});

test.each(names)(
  '%s has a picture of itself, light and dark; else run npm run layouts:pictures',
  (name) => {
    for (const appearance of ['light', 'dark']) {
      const file = `static/img/layouts/${name}-${appearance}.webp`;
      expect(sizeOf(path.join(siteDir, file))).toEqual([640, 400]);
      expect(fs.statSync(path.join(siteDir, file)).size).toBeLessThan(40_000);
    }
  },
);
