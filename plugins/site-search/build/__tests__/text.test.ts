import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeTextIndex} from '../text';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
});
afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** One build of a site with one page. */
async function build(name: string, text: string, key: string) {
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(file, `<main><h1>Alerts</h1><p>${text}</main>`);
  const out = path.join(folder, name);
  await writeTextIndex(
    {folder: out, locale: 'en', pages: [{path: 'alerts/', file}]},
    key,
    path.join(folder, 'cache'),
  );
  return fs.readdirSync(out, {recursive: true, encoding: 'utf8'}).sort();
}

test('a page that changed is indexed again, one that did not is not', async () => {
  const first = await build('first', 'warning', 'a');
  expect(first.some((file) => file.endsWith('.pf_fragment'))).toBe(true);
  expect(first).not.toContain('made-from');
  // The key says that nothing changed, so the page is not even read.
  expect(await build('second', 'unseen', 'a')).toEqual(first);
  const third = await build('third', 'edited', 'b');
  expect(third).not.toEqual(first);
  expect(third.filter((file) => file.endsWith('.pf_fragment'))).toHaveLength(1);
});
