import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  filesOfVersion,
  localeFolders,
} from '../../plugins/component-docs/cut/files';
import {unpinFramework} from '../../plugins/component-docs/cut/pin';
import {frozenFile} from '../../plugins/component-docs/metadata/frozen';
import {
  readReleasedVersions,
  readVersionData,
  versionsFile,
  writeVersionData,
} from '../../plugins/util/versionData';
import {englishFolder} from '../../plugins/util/versionFolders';
import type {Change} from './changes';
import {changeSite} from './change';
import type {Check} from './checks';

const heightsFile = 'data/example-heights.json';

/** What to retire. */
export interface RetireOptions {
  readonly siteDir: string;
  readonly version: string;
  /**
   * Where the documentation of the version is from now on. With a slash at its
   * end, old addresses lead to the same path below it.
   */
  readonly url: string;
  /** What must hold of the site without the version. */
  readonly checks: readonly Check[];
  /** Takes what is done, a line each. */
  readonly log: (line: string) => void;
}

function writeJson(dir: string, file: string, content: unknown): void {
  fs.writeFileSync(
    path.join(dir, file),
    `${JSON.stringify(content, null, 2)}\n`,
  );
}

/** The version may go: it is here, is not the current release, lends nothing. */
function checkRetirable(siteDir: string, version: string): void {
  const released = readReleasedVersions(siteDir);
  const {frameworks, elsewhere} = readVersionData(siteDir);
  const archived = elsewhere.find(
    ({path: at, label}) => at === version || label === `${version}.x`,
  );
  if (!released.includes(version)) {
    throw new Error(
      archived
        ? `Version ${version} is archived already, at ${archived.href}. Change the address in data/versions.json.`
        : `There is no version "${version}". There are ${released.join(', ')}.`,
    );
  }
  if (released[0] === version) {
    throw new Error(
      `Version ${version} is the current release. Cut a newer one first.`,
    );
  }
  const [borrower] =
    Object.entries(frameworks).find(
      ([, {borrowFrom}]) => borrowFrom === version,
    ) ?? [];
  if (borrower !== undefined) {
    throw new Error(
      `Version ${borrower} borrows descriptions from ${version}. Change "borrowFrom" in data/versions.json first.`,
    );
  }
}

function checkUrl(url: string): void {
  if (!z.url({protocol: /^https?$/}).safeParse(url).success) {
    throw new Error(
      `"${url}" is no address. Say where the version is from now on: --url https://v1.example.com`,
    );
  }
}

/**
 * Takes the version out of a site, and notes where it is from now on. What its
 * API was stays: newer versions say what has changed since.
 */
function takeOut(dir: string, version: string, url: string): void {
  const api = path.join(dir, frozenFile(version));
  for (const file of filesOfVersion(dir, version, localeFolders(dir))) {
    if (file !== api) {
      fs.rmSync(file, {recursive: true, force: true});
    }
  }
  writeJson(
    dir,
    versionsFile,
    readReleasedVersions(dir).filter((name) => name !== version),
  );
  unpinFramework(dir, version);
  const data = readVersionData(dir);
  writeVersionData(dir, {
    ...data,
    elsewhere: [
      {label: `${version}.x`, href: url, status: 'archived', path: version},
      ...data.elsewhere,
    ],
  });
  if (fs.existsSync(path.join(dir, heightsFile))) {
    const heights = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(fs.readFileSync(path.join(dir, heightsFile), 'utf8')));
    const own = Object.keys(heights).filter((file) =>
      file.startsWith(`${englishFolder(version)}/`),
    );
    if (own.length > 0) {
      own.forEach((file) => Reflect.deleteProperty(heights, file));
      writeJson(dir, heightsFile, heights);
    }
  }
}

/**
 * Takes a version out of the site and puts it into the list of those that are
 * documented elsewhere: all of it, or nothing.
 *
 * @returns what was changed.
 * @throws an error that says what is in the way; then nothing is changed.
 */
export async function retireVersion({
  siteDir,
  version,
  url,
  checks,
  log,
}: RetireOptions): Promise<readonly Change[]> {
  checkRetirable(siteDir, version);
  checkUrl(url);
  return changeSite(siteDir, {
    command: `the retirement of version ${version}`,
    edit: ({dir}) => {
      log('✓ everything is committed');
      takeOut(dir, version, url);
      log(`✓ version ${version} is taken out of a copy`);
    },
    check: async ({dir}, _changes, signal) => {
      for (const {name, run} of checks) {
        await run(dir, version, signal);
        signal.throwIfAborted();
        log(`✓ ${name}`);
      }
    },
  });
}
