import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {englishFolder} from '../../util/versionFolders';
import {sourceHash} from '../hash';
import {translationFields} from '../markdown';
import {allVersions, type Site} from '../site';
import {filesOfTranslation, type Lines, type PageRequest} from './start';

function git(siteDir: string, args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

/** Every text that a file had in Git, the last first, renames included. */
function* textsOf(siteDir: string, file: string): Generator<string> {
  const log = git(siteDir, [
    'log',
    '--follow',
    '--format=',
    '--raw',
    '--no-abbrev',
    '--',
    file,
  ]);
  // ":100644 100644 <before> <after> M\tpath"
  for (const [, , after = ''] of (log ?? '').matchAll(
    /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) /gm,
  )) {
    const text = /^0+$/.test(after)
      ? undefined
      : git(siteDir, ['cat-file', 'blob', after]);
    if (text !== undefined) {
      yield text;
    }
  }
}

/** The English text with a hash, wherever in the history it stood. */
function findText(
  siteDir: string,
  file: string,
  version: string,
  hash: string,
): string | undefined {
  // A text may have come to a version from another one.
  const versions = [
    version,
    ...allVersions(siteDir).filter((name) => name !== version),
  ];
  for (const name of versions) {
    const english = path.posix.join(englishFolder(name), file);
    for (const text of textsOf(siteDir, english)) {
      if (sourceHash(text) === hash) {
        return text;
      }
    }
  }
  return undefined;
}

/** Lines of a unified diff, in the words of both texts. */
function compare(
  before: string,
  after: string,
  name: string,
  color: boolean,
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'i18n-diff-'));
  try {
    fs.writeFileSync(path.join(folder, 'then.mdx'), before);
    fs.writeFileSync(path.join(folder, 'now.mdx'), after);
    const {stdout} = spawnSync(
      'git',
      [
        'diff',
        '--no-index',
        ...(color ? ['--color'] : ['--no-color']),
        'then.mdx',
        'now.mdx',
      ],
      {cwd: folder, encoding: 'utf8'},
    );
    return stdout
      .split('\n')
      .filter(
        (line) => !/^(?:\S*)(?:diff --git|index |--- |\+\+\+ )/.test(line),
      )
      .join('\n')
      .replace(/^/, `${name}\n`);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Shows what changed in an English page since its translation was made.
 *
 * @param color - whether the terminal shows colors.
 * @throws when there is no translation, or its English text is in no commit.
 */
export function diffPage(
  site: Site,
  request: PageRequest,
  color: boolean,
): Lines {
  const {siteDir} = site;
  const {locale, version, page} = request;
  const {file, english, translated} = filesOfTranslation(site, request);
  const {source_hash: hash} = translationFields(
    translated,
    fs.readFileSync(path.join(siteDir, translated), 'utf8'),
  );
  const now = fs.readFileSync(path.join(siteDir, english), 'utf8');
  if (hash === sourceHash(now)) {
    return [`${english} has not changed since ${translated} was made.`];
  }
  const before =
    hash === undefined ? undefined : findText(siteDir, file, version, hash);
  if (before === undefined) {
    throw new Error(
      hash === undefined
        ? `${translated} does not say which English text it was made from. Compare it with ${english} and run: npm run i18n:done -- ${locale} ${page}`
        : `The English text ${hash} of ${translated} is in no commit here. If the clone is shallow: git fetch --unshallow`,
    );
  }
  return [compare(before, now, english, color)];
}
