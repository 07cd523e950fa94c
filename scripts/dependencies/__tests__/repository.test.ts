import fs from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/run';
import {readFacts} from '../facts';
import {
  findUnaccepted,
  isAccepted,
  licenseFiles,
  licenseTexts,
  listLicenses,
} from '../licenses';
import {findStrangers, parseLockfile, readLockfile} from '../lockfile';

const facts = readFacts(root);
const installed = readLockfile(root);
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('every package is of the public registry, with a sha512', () => {
  expect(installed.length).toBeGreaterThan(1000);
  expect(findStrangers(installed)).toEqual([]);
});

test('a package of elsewhere, or that cannot be compared, is found', () => {
  const integrity = 'sha512-x';
  const lockfile = {
    lockfileVersion: 3,
    packages: {
      '': {version: '1.0.0'},
      'node_modules/good': {version: '1.0.0', integrity},
      'node_modules/mirror': {
        version: '1.0.0',
        integrity,
        resolved: 'https://registry.npmjs.org.evil.example/a.tgz',
      },
      'node_modules/git': {
        version: '1.0.0',
        resolved: 'git+ssh://git@github.com/a/b.git#1',
      },
      'node_modules/old': {version: '1.0.0', integrity: 'sha1-x'},
    },
  };
  expect(findStrangers(parseLockfile(JSON.stringify(lockfile)))).toEqual([
    expect.stringMatching(/^node_modules\/mirror comes from/),
    expect.stringMatching(/^node_modules\/git comes from/),
    'node_modules/git has no sha512 to compare it with',
    'node_modules/old has no sha512 to compare it with',
  ]);
});

test('no install script runs, and for each it is known why none has to', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const names = installed
    .filter(({hasInstallScript}) => hasInstallScript)
    .map(({name}) => name);
  expect([...new Set(names)].sort()).toEqual(
    Object.keys(facts.installScripts).sort(),
  );
});

test('every package of the site has a license that is accepted', () => {
  expect(findUnaccepted(installed, facts)).toEqual([]);
  const unused = Object.keys(facts.knownLicenses).filter(
    (name) => !installed.some((entry) => entry.name === name && !entry.license),
  );
  expect(unused).toEqual([]);
});

test.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(GPL-3.0 OR MIT)', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT AND ISC)', true],
  ['MIT OR GPL-3.0 AND ISC', false],
  ['(MIT OR ISC) AND (MIT)', false],
  ['SEE LICENSE IN FILE', false],
])('%s accepted: %p', (expression, expected) => {
  expect(isAccepted(expression, ['MIT', 'ISC'])).toBe(expected);
});

test('the lists of licenses are up to date: npm run licenses', () => {
  expect(read(licenseFiles.list)).toBe(listLicenses(installed, facts));
  expect(read(licenseFiles.texts)).toBe(licenseTexts(root, facts));
});

test('fonts and icons that reach browsers bring their licenses', () => {
  const {dependencies} = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const fonts = Object.keys(dependencies).filter((name) =>
    /fontsource|font-?awesome|@mdi|icon/.test(name),
  );
  expect(fonts.length).toBeGreaterThan(5);
  expect(facts.shipped).toEqual(expect.arrayContaining(fonts));
});

test('updates leave alone what a version of the documentation runs on', () => {
  const {packageRules} = JSON.parse(read('renovate.json')) as {
    packageRules: {enabled?: boolean; matchDepNames?: string[]}[];
  };
  const names = packageRules
    .filter(({enabled}) => enabled === false)
    .flatMap(({matchDepNames = []}) => matchDepNames);
  const isLeftAlone = (name: string) =>
    names.some((pattern) =>
      pattern.startsWith('/')
        ? new RegExp(pattern.slice(1, -1)).test(name)
        : pattern === name,
    );
  const {frameworks} = JSON.parse(read('data/versions.json')) as {
    frameworks: Record<string, {package: string; vue: string}>;
  };
  const {dependencies} = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const pinned = Object.values(frameworks).flatMap((framework) => [
    framework.package,
    framework.vue,
  ]);
  const aliases = Object.keys(dependencies).filter((name) =>
    dependencies[name]?.startsWith('npm:'),
  );
  expect(aliases.length).toBeGreaterThan(2);
  expect([...pinned, ...aliases].filter((name) => !isLeftAlone(name))).toEqual(
    [],
  );
  expect(isLeftAlone('vuelidate')).toBe(false);
});
