import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeVersionLabels} from '../labels';

let siteDir: string;
const folder = (locale: string) =>
  path.join(siteDir, 'i18n', locale, 'docusaurus-plugin-content-docs');
const write = (locale: string, labels: unknown) => {
  fs.mkdirSync(folder(locale), {recursive: true});
  fs.writeFileSync(
    path.join(folder(locale), 'current.json'),
    JSON.stringify(labels),
  );
};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'labels-'));
});
afterEach(() => {
  fs.rmSync(siteDir, {recursive: true, force: true});
});

test('carries the translations over and names the version', () => {
  write('de-DE', {
    'version.label': {message: 'demnächst', description: 'The label'},
    'sidebar.docs.category.Styles': {message: 'Stile'},
  });
  writeVersionLabels(siteDir, '2.7', ['de-DE', 'fr-FR']);
  const file = path.join(folder('de-DE'), 'version-2.7.json');
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
    'version.label': {
      message: '2.7',
      description: 'The label for version 2.7',
    },
    'sidebar.docs.category.Styles': {message: 'Stile'},
  });
  expect(fs.existsSync(folder('fr-FR'))).toBe(false);
});

test('names the file that is not usable, and how to repair it', () => {
  write('de-DE', {'version.label': 'demnächst'});
  expect(() => {
    writeVersionLabels(siteDir, '2.7', ['de-DE']);
  }).toThrow(/i18n\/de-DE.*current\.json.*version\.label.*write-translations/s);
});
