import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sourceHash} from '../hash';
import {pageTranslation} from '../page';

const english = '---\ntitle: Alerts\n---\n\nText.\n';
let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
  fs.mkdirSync(path.join(siteDir, 'docs/components/alerts'), {recursive: true});
  fs.writeFileSync(
    path.join(siteDir, 'docs/components/alerts/index.mdx'),
    english,
  );
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const translations = 'i18n/fr-FR/docusaurus-plugin-content-docs/current';
const translationOf = (folder: string, frontMatter = {}) =>
  pageTranslation({
    siteDir,
    contentPath: path.join(siteDir, 'docs'),
    contentPathLocalized: path.join(siteDir, translations),
    file: path.join(siteDir, folder, 'components/alerts/index.mdx'),
    frontMatter,
  });

it('a hash is twelve digits and survives other line endings', () => {
  expect(sourceHash(english)).toMatch(/^[0-9a-f]{12}$/);
  expect(sourceHash(english.replaceAll('\n', '\r\n'))).toBe(
    sourceHash(english),
  );
  expect(sourceHash(`${english}More.`)).not.toBe(sourceHash(english));
});

it('an English page that stands in is missing', () => {
  expect(translationOf('docs')).toEqual({
    state: 'missing',
    englishFile: 'docs/components/alerts/index.mdx',
    translatedFile: `${translations}/components/alerts/index.mdx`,
  });
});

it('a page made from the English one as it is, is translated', () => {
  const fields = {source_hash: sourceHash(english)};
  expect(translationOf(translations, fields)).toMatchObject({
    state: 'translated',
    englishFile: 'docs/components/alerts/index.mdx',
  });
});

it.each([
  ['an older text', {source_hash: sourceHash('older')}, 'stale'],
  ['an unknown text', {}, 'stale'],
  [
    'a draft',
    {source_hash: sourceHash(english), translation_draft: true},
    'missing',
  ],
])('%s', (_, fields, state) => {
  expect(translationOf(translations, fields).state).toBe(state);
});
