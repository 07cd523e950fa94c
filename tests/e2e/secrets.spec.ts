import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {canaries, configuredSite} from '../../scripts/lib/configured';
import {root} from './harness/site';

/** What does not reach browsers in English: only the build asks for it. */
const notForBrowsers = [
  'CANARY_TOKEN',
  'FRAMEWORK_BRANCH',
  'FRAMEWORK_REPOSITORY',
  'GITHUB_API_URL',
  // Of the pseudo-locale.
  'IN_CONTEXT_SCRIPT',
  'JOBS_URL',
];

/** Variables that choose something and have no value of their own. */
const switches = [
  'CONSENT_REQUIRED',
  'LIVE_EXAMPLES_DEV',
  'OFFLINE',
  'SITE_LOCALES',
  'SITE_VERSIONS',
];

function* filesIn(folder: string): Generator<string> {
  const entries = fs.readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  });
  for (const entry of entries) {
    if (entry.isFile()) {
      yield path.join(entry.parentPath, entry.name);
    }
  }
}

/** Which of the texts stand in any file of a folder. */
function findTexts(folder: string, texts: readonly string[]): string[] {
  const missing = new Set(texts);
  for (const file of filesIn(folder)) {
    const content = fs.readFileSync(file);
    for (const text of missing) {
      if (content.includes(text)) {
        missing.delete(text);
      }
    }
  }
  return texts.filter((text) => !missing.has(text));
}

const build = path.join(root, 'build');

test('no secret of the environment is in the built site', () => {
  const secrets = Object.entries(process.env).flatMap(([name, value = '']) =>
    /TOKEN|SECRET|PASSWORD|CREDENTIAL|PRIVATE|_KEY$|_AUTH/i.test(name) &&
    !/^(?:COSMIC_READ_KEY|ALGOLIA_API_KEY)$/.test(name) &&
    value.length >= 8
      ? [value]
      : [],
  );
  const title = '<title>';
  expect(
    findTexts(build, [title, ...secrets]).map((text) =>
      text === title ? title : 'a secret',
    ),
  ).toEqual([title]);
});

test('no source map is in the built site', () => {
  const scripts = [...filesIn(build)].filter((file) =>
    /\.(?:map|m?js|css)$/.test(file),
  );
  expect(scripts.length).toBeGreaterThan(100);
  expect(
    scripts.filter(
      (file) =>
        file.endsWith('.map') ||
        /^\/[/*][#@] sourceMappingURL=/m.test(
          fs.readFileSync(file, 'utf8').slice(-500),
        ),
    ),
  ).toEqual([]);
});

test('every variable of .env.example is looked for', () => {
  const documented = fs
    .readFileSync(path.join(root, '.env.example'), 'utf8')
    .matchAll(/^([A-Z_]+)=/gm);
  expect([...documented].map(([, name]) => name).sort()).toEqual(
    [
      ...Object.keys(canaries).filter((name) => name !== 'CANARY_TOKEN'),
      ...switches,
    ].sort(),
  );
});

test('with everything configured, browsers get nothing of the shell', () => {
  test.skip(
    process.env.E2E_ALL === undefined,
    'npm run test:all builds such a site',
  );
  const found = findTexts(configuredSite, Object.values(canaries));
  expect(
    Object.keys(canaries)
      .filter((name) => !found.includes(canaries[name] ?? ''))
      .sort(),
  ).toEqual(notForBrowsers);
});
