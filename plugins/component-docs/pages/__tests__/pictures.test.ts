import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pictureFinder} from '../pictures';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));

beforeAll(() => {
  fs.mkdirSync(path.join(root, 'img/kit'), {recursive: true});
  for (const name of ['tabs-light', 'tabs-dark', 'chips-light']) {
    fs.writeFileSync(path.join(root, `img/kit/${name}.webp`), '');
  }
});

afterAll(() => {
  fs.rmSync(root, {recursive: true});
});

it('finds a page that has a picture for both themes', () => {
  const pictureOf = pictureFinder([path.join(root, 'none'), root], 'img/kit');
  expect(pictureOf('tabs')).toEqual({
    light: '/img/kit/tabs-light.webp',
    dark: '/img/kit/tabs-dark.webp',
  });
  expect(pictureOf('chips')).toBeUndefined();
});

it('finds nothing where no folder is named', () => {
  expect(pictureFinder([root], undefined)('tabs')).toBeUndefined();
});
