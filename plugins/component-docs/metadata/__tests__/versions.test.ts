import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {frozenFile} from '../frozen';
import {createMetadataReader} from '../versions';

const root = path.join(__dirname, '../../../..');

test('a version is read again when its file has changed, and only then', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'metadata-'));
  try {
    const file = path.join(siteDir, frozenFile('1.5'));
    fs.mkdirSync(path.dirname(file));
    fs.copyFileSync(path.join(root, frozenFile('1.5')), file);
    const read = createMetadataReader(
      siteDir,
      {versions: {}, overlays: 'data/overlays', history: undefined},
      () => undefined,
    );
    const first = await read('1.5');
    expect(await read('1.5')).toBe(first);
    expect(first.package.version).toBe('1.5.24');
    fs.writeFileSync(
      file,
      fs.readFileSync(file, 'utf8').replaceAll('"1.5.24"', '"1.5.25"'),
    );
    expect((await read('1.5')).package.version).toBe('1.5.25');
  } finally {
    fs.rmSync(siteDir, {recursive: true});
  }
});
