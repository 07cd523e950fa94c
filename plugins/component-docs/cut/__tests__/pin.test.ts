import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readVersionData} from '../../../util/versionData';
import {pinFramework, unpinFramework} from '../pin';

const root = path.resolve(__dirname, '../../../..');

let site: string;
const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
const json = (file: string) =>
  JSON.parse(read(file)) as {
    dependencies: Record<string, string>;
    packages: Record<string, {dependencies?: Record<string, string>}>;
  };
const files = ['package.json', 'package-lock.json', 'data/versions.json'];
const snapshot = () => files.map(read);

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'pin-'));
  fs.mkdirSync(path.join(site, 'data'));
  for (const file of files) {
    fs.copyFileSync(path.join(root, file), path.join(site, file));
  }
});
afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

/** What `docs/` runs on becomes another release. */
function upgrade(version: string) {
  for (const file of files.slice(0, 2)) {
    fs.writeFileSync(
      path.join(site, file),
      read(file)
        .replaceAll('"vuetify": "2.7.2"', `"vuetify": "${version}"`)
        .replace(
          /("node_modules\/vuetify": \{\s+"version": )"[^"]+"/,
          `$1"${version}"`,
        ),
    );
  }
}

it('records exact aliases in both files of npm, and nothing else', () => {
  upgrade('2.8.1');
  const before = {manifest: json('package.json'), lock: read(files[1]!)};
  pinFramework(site, '2.8');
  expect(readVersionData(site).frameworks['2.8']).toEqual({
    package: 'vuetify-2.8.1',
    vue: 'vue-2.7.16',
    pictures: 'img/components',
  });
  const {dependencies, ...rest} = json('package.json');
  expect(dependencies).toEqual({
    ...before.manifest.dependencies,
    'vuetify-2.8.1': 'npm:vuetify@2.8.1',
  });
  expect({...rest, dependencies: before.manifest.dependencies}).toEqual(
    before.manifest,
  );
  const lock = json('package-lock.json');
  expect(lock.packages['']?.dependencies).toEqual(dependencies);
  expect(lock.packages['node_modules/vuetify-2.8.1']).toMatchObject({
    name: 'vuetify',
    version: '2.8.1',
  });
  // Every line that was there is still there, in its order.
  const lines = read(files[1]!).split('\n');
  let at = 0;
  for (const line of before.lock.split('\n')) {
    at = lines.indexOf(line, at) + 1;
    expect(at).toBeGreaterThan(0);
  }
});

it('changes nothing for a framework that is recorded already', () => {
  const before = snapshot();
  pinFramework(site, '2.7');
  expect(snapshot()).toEqual(before);
});

it('takes away the aliases that no version needs any more', () => {
  upgrade('2.7.3');
  pinFramework(site, '2.7');
  expect(json('package.json').dependencies).not.toHaveProperty('vuetify-2.7.2');
  expect(json('package-lock.json').packages).not.toHaveProperty([
    'node_modules/vuetify-2.7.2',
  ]);
});

it('undoes itself, byte for byte', () => {
  const before = snapshot();
  upgrade('2.8.1');
  const upgraded = snapshot();
  pinFramework(site, '2.8');
  unpinFramework(site, '2.8');
  expect(snapshot()).toEqual(upgraded);
  upgrade('2.7.2');
  expect(before).toHaveLength(3);
});

it('keeps an alias that another version needs', () => {
  pinFramework(site, '2.8');
  unpinFramework(site, '2.8');
  expect(json('package.json').dependencies).toHaveProperty(
    ['vuetify-2.7.2'],
    'npm:vuetify@2.7.2',
  );
});

it('says what to do when the lockfile lacks the framework', () => {
  fs.writeFileSync(path.join(site, 'package-lock.json'), '{"packages": {}}');
  expect(() => {
    pinFramework(site, '2.8');
  }).toThrow('package-lock.json has no "vuetify". Run "npm install"');
});
