import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readHeights} from '../heights';

const root = path.join(__dirname, '../../../..');

test('the committed heights are of examples that exist', () => {
  const heights = readHeights(root, 'data/example-heights.json');
  const files = Object.keys(heights);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual(
    [],
  );
});

test('a wrong height is named', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'heights-'));
  fs.writeFileSync(
    path.join(dir, 'heights.json'),
    '{"docs/a.vue": {"wide": "12px"}}',
  );
  expect(() => readHeights(dir, 'heights.json')).toThrow(
    /heights\.json is wrong:[^]*docs\/a\.vue[^]*examples:measure/,
  );
  fs.rmSync(dir, {recursive: true});
});
