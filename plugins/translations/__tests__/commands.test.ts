// cspell:ignore Avant cinq emploi texte
import fs from 'node:fs';
import path from 'node:path';
import {checkPages} from '../checkPages';
import {diffPage} from '../commands/diff';
import {finishPage} from '../commands/done';
import {deletePage, movePage} from '../commands/move';
import {startPage} from '../commands/start';
import {sourceHash} from '../hash';
import {translationFields} from '../markdown';
import {createFixture, english, type Fixture, french} from './fixture';

let site: Fixture;
beforeEach(() => {
  site = createFixture();
});
afterEach(() => site.remove());

const request = (page: string, version = 'current', locale = 'fr-FR') => ({
  locale,
  page,
  version,
});
const chips = `${french()}/components/chips/index.mdx`;
const alerts = `${french()}/components/alerts/index.mdx`;
const guide = `${french()}/introduction/guide/index.mdx`;
const fieldsOf = (file: string) => translationFields(file, site.read(file));

describe('start', () => {
  it('creates a draft whose headings state the English ids', () => {
    const lines = startPage(
      site,
      request('introduction/guide', 'current', 'ru-RU'),
    );
    const file =
      'i18n/ru-RU/docusaurus-plugin-content-docs/current/introduction/guide/index.mdx';
    expect(lines[0]).toBe(`Created ${file}.`);
    expect(site.read(file)).toContain('## First steps {/* #first-steps */}\n');
    expect(fieldsOf(file)).toMatchObject({
      source_hash: sourceHash(english.guide),
      translation_draft: true,
    });
    expect(lines.join('\n')).toContain(
      'npm run i18n:done -- ru-RU introduction/guide',
    );
  });

  it('takes the page of a version', () => {
    startPage(site, request('components/chips', '1.0'));
    expect(site.exists(chips)).toBe(false);
    expect(
      site.exists(`${french('version-1.0')}/components/chips/index.mdx`),
    ).toBe(true);
  });

  it('names the playground that has labels to translate', () => {
    site.write('docs/components/chips/playground.yaml', 'component: v-chip\n');
    expect(startPage(site, request('components/chips')).join('\n')).toContain(
      'docs/components/chips/playground.yaml',
    );
  });

  it('refuses what it cannot do and says what there is', () => {
    expect(() => startPage(site, request('components/alerts'))).toThrow(
      /exists already.*i18n:diff -- fr-FR components\/alerts/,
    );
    expect(() => startPage(site, request('components/chip'))).toThrow(
      'docs has no page "components/chip"; did you mean "components/chips"?',
    );
    expect(() =>
      startPage(site, request('components/chips', 'current', 'tlh')),
    ).toThrow('Language not found: tlh. There are fr-FR, ru-RU.');
  });
});

describe('done', () => {
  it('marks a draft up to date in every version with the same English page', () => {
    startPage(site, request('components/chips'));
    site.write(
      chips,
      site.read(chips).replace('A text of five words', 'Un texte de cinq mots'),
    );
    finishPage(site, request('components/chips'));
    expect(fieldsOf(chips)).toMatchObject({
      source_hash: sourceHash(english.chips),
    });
    expect(site.read(chips)).not.toContain('translation_draft');
    expect(
      site.read(`${french('version-1.0')}/components/chips/index.mdx`),
    ).toBe(site.read(chips));
  });

  it('leaves a version alone whose English page is another', () => {
    site.write(
      'versioned_docs/version-1.0/components/chips/index.mdx',
      'Older text.',
    );
    startPage(site, request('components/chips'));
    finishPage(site, request('components/chips'));
    expect(
      site.exists(`${french('version-1.0')}/components/chips/index.mdx`),
    ).toBe(false);
  });

  it('lets a title of code be translated that is no name of a file', () => {
    const code = (title: string) => `\n\`\`\`js title="${title}"\nb;\n\`\`\`\n`;
    const source = 'docs/components/chips/index.mdx';
    site.write(source, `${site.read(source)}${code('Before')}${code('b.js')}`);
    startPage(site, request('components/chips'));
    site.write(chips, site.read(chips).replace('Before', 'Avant'));
    finishPage(site, request('components/chips'));
    expect(site.read(chips)).toContain('title="Avant"');
    site.write(chips, site.read(chips).replace('b.js', 'c.js'));
    expect(() => finishPage(site, request('components/chips'))).toThrow(
      'code block ```js title="b.js" b; … is missing',
    );
  });

  it.each([
    [
      'an id',
      '{/* #usage */}',
      '{/* #emploi */}',
      'heading with the id ## #usage is missing',
    ],
    [
      'an example',
      '"usage"',
      '"emploi"',
      'component <Example name="usage"> is missing',
    ],
    [
      'a note',
      'Un texte',
      ':::note\n\nUn texte',
      'note :::note is not in the English page',
    ],
    [
      'code',
      'Un texte',
      '```js\nb;\n```\n\nUn texte',
      'code block ```js b; … is not in the English page',
    ],
    [
      'a link',
      'Un texte',
      '[Un texte](/x.mdx)',
      'link to /x.mdx is not in the English page',
    ],
    [
      'an expression',
      'Un texte',
      'Un {1} texte',
      'expression {1} is not in the English page',
    ],
    [
      'up_next',
      '- components/buttons',
      '- components/chips',
      'front matter field up_next',
    ],
  ])('refuses a page that changed %s', (_, from, to, problem) => {
    const before = site.read(alerts).replace(from, to);
    site.write(alerts, before);
    expect(() => finishPage(site, request('components/alerts'))).toThrow(
      problem,
    );
    expect(site.read(alerts)).toBe(before);
  });

  it('names file and line, of markup that cannot be read too', () => {
    site.write(alerts, site.read(alerts).replace('Un texte', 'Un <texte'));
    expect(() => finishPage(site, request('components/alerts'))).toThrow(
      new RegExp(`^${alerts}:16: the page cannot be read`),
    );
  });

  it('asks to start a page that is not there', () => {
    expect(() => finishPage(site, request('components/chips'))).toThrow(
      /i18n:start -- fr-FR components\/chips/,
    );
  });
});

describe('diff', () => {
  it('shows what changed since the translation, across a renamed file', () => {
    site.write(
      'docs/introduction/guide/index.mdx',
      english.guide.replace('times', 'more times'),
    );
    const text = diffPage(site, request('introduction/guide'), false).join(
      '\n',
    );
    expect(text).toContain(
      '-See [alerts](/components/alerts/index.mdx) {2 + 2} times.',
    );
    expect(text).toContain(
      '+See [alerts](/components/alerts/index.mdx) {2 + 2} more times.',
    );
    site.git('mv', 'docs/introduction', 'docs/start');
    site.git('add', '-A');
    site.git('commit', '-qm', 'Rename');
    fs.renameSync(
      path.join(site.siteDir, `${french()}/introduction`),
      path.join(site.siteDir, `${french()}/start`),
    );
    expect(diffPage(site, request('start/guide'), false).join('\n')).toContain(
      'more times.',
    );
  });

  it('says so when nothing changed', () => {
    expect(diffPage(site, request('introduction/guide'), false)[0]).toContain(
      'docs/introduction/guide/index.mdx has not changed',
    );
  });

  it('says so when the text is in no commit', () => {
    expect(() => diffPage(site, request('components/alerts'), false)).toThrow(
      /is in no commit here.*git fetch --unshallow/,
    );
  });
});

describe('move', () => {
  const rename = () => {
    site.git('mv', 'docs/components/alerts', 'docs/components/notices');
    for (const file of [
      'introduction/guide',
      'components/buttons',
      'components/notices',
    ]) {
      const name = `docs/${file}/index.mdx`;
      site.write(
        name,
        site.read(name).replaceAll('components/alerts', 'components/notices'),
      );
    }
  };

  it('moves the page and corrects what leads to it, up to date as before', () => {
    rename();
    const lines = movePage(
      site,
      'components/alerts',
      'components/notices',
      'current',
    );
    expect(lines[0]).toBe(
      `Moved ${french()}/components/alerts to ${french()}/components/notices.`,
    );
    expect(site.read(guide)).toContain(
      '[alerts](/components/notices/index.mdx)',
    );
    expect(site.read(guide)).toContain('  - components/notices\n');
    expect(fieldsOf(guide).source_hash).toBe(
      sourceHash(site.read('docs/introduction/guide/index.mdx')),
    );
    expect(
      checkPages(site.siteDir, 'fr-FR').filter((line) =>
        line.includes('current'),
      ),
    ).toEqual([]);
    // Stale before, stale after.
    expect(
      fieldsOf(`${french()}/components/notices/index.mdx`).source_hash,
    ).toBe(sourceHash('old'));
  });

  it('leaves a page stale whose English text changed otherwise too', () => {
    rename();
    const name = 'docs/introduction/guide/index.mdx';
    site.write(name, site.read(name).replace('times', 'more times'));
    movePage(site, 'components/alerts', 'components/notices', 'current');
    expect(fieldsOf(guide).source_hash).toBe(sourceHash(english.guide));
  });

  it('wants the English page renamed first, and no page in the way', () => {
    expect(() =>
      movePage(site, 'components/alerts', 'components/notices', 'current'),
    ).toThrow('git mv docs/components/alerts docs/components/notices');
    rename();
    site.write(`${french()}/components/notices/index.mdx`, '');
    expect(() =>
      movePage(site, 'components/alerts', 'components/notices', 'current'),
    ).toThrow(/components\/notices exists already/);
    expect(site.exists(alerts)).toBe(true);
  });
});

describe('delete', () => {
  it('removes the page and lists what still leads to it', () => {
    site.git('rm', '-rq', 'docs/components/alerts');
    site.write(
      'docs/introduction/guide/index.mdx',
      english.guide.replace('components/alerts\n', 'components/chips\n'),
    );
    const lines = deletePage(site, 'components/alerts', 'current').join('\n');
    expect(site.exists(alerts)).toBe(false);
    expect(site.read(guide)).toContain('  - components/chips\n');
    expect(lines).toContain(
      `${guide}:14: still links to the page; see docs/introduction/guide/index.mdx.`,
    );
  });

  it('wants the English page removed first', () => {
    expect(() => deletePage(site, 'components/alerts', 'current')).toThrow(
      'git rm -r docs/components/alerts',
    );
  });
});

describe('the check of all pages', () => {
  it('finds nothing in sound ones; stale pages and drafts may differ', () => {
    site.write(alerts, site.read(alerts).replace('#usage', '#emploi'));
    expect(checkPages(site.siteDir, 'fr-FR')).toEqual([]);
  });

  it('finds orphans, missing hashes and differences, by file', () => {
    site.write(`${french()}/components/cards/index.mdx`, 'Une carte.');
    site.write(`${french()}/components/chips/index.mdx`, 'Une puce.');
    site.write(guide, site.read(guide).replace('{2 + 2}', 'quatre'));
    expect(checkPages(site.siteDir, 'fr-FR')).toEqual([
      expect.stringMatching(
        /components\/cards\/index\.mdx: docs has no such file/,
      ),
      expect.stringMatching(
        /components\/chips\/index\.mdx: front matter field "source_hash" is missing/,
      ),
      `${guide}: the expression {2 + 2} is missing (line 13 in English)`,
    ]);
  });
});
