import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {readVue2Package} from '../../metadata/readers/vue2';
import {diffSnapshots, propLine} from '../diff';
import {lastPatches} from '../releases';
import {arrivals, compareMinors, snapshotAt} from '../replay';
import {readHistory} from '../schema';

const siteDir = path.resolve(__dirname, '../../../..');
const file = 'data/api-history.json';

it('picks the last patch of each minor, without pre-releases', () => {
  const versions = [
    '1.5.9',
    '1.5.10',
    '1.10.0',
    '1.6.0-beta.1',
    '0.9.1',
    '2.0.0',
    '2.1.0',
  ];
  expect([...lastPatches(versions, ['1', '2'], '2.0')]).toEqual([
    ['1.5', '1.5.10'],
    ['1.10', '1.10.0'],
    ['2.0', '2.0.0'],
  ]);
});

it('names file and field of what is wrong', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  fs.writeFileSync(
    path.join(folder, 'h.json'),
    '{"package": "kit", "minors": [{"minor": "1", "version": "1.0.0", "components": {}}]}',
  );
  expect(() => readHistory(folder, 'h.json')).toThrow(
    /^h\.json: "minors\[0\]\.minor": .*npm run api:history/s,
  );
  expect(() => readHistory(folder, 'none.json')).toThrow(
    /^none\.json cannot be read: .*npm run api:history/,
  );
  fs.rmSync(folder, {recursive: true});
});

describe('the history of vuetify', () => {
  const history = readHistory(siteDir, file);

  it('holds every minor of both majors, in order and sorted', () => {
    const minors = history.minors.map(({minor}) => minor);
    expect(minors).toEqual(
      '1.0 1.1 1.2 1.3 1.4 1.5 2.0 2.1 2.2 2.3 2.4 2.5 2.6 2.7'.split(' '),
    );
    expect([...minors].sort(compareMinors)).toEqual(minors);
    for (const {components} of history.minors) {
      expect(Object.keys(components)).toEqual(Object.keys(components).sort());
      for (const {added = {}} of Object.values(components)) {
        expect(Object.keys(added)).toEqual(Object.keys(added).sort());
      }
    }
  });

  it.each([
    ['vuetify-1.5', 'vue-2.6', '1.5'],
    ['vuetify', 'vue', '2.7'],
  ])(
    'ends where the installed %s is',
    async (name, vue, minor) => {
      const {resolve} = createRequire(path.join(siteDir, 'package.json'));
      const {runtime} = await readVue2Package(
        name,
        resolve(name),
        resolve(vue),
      );
      expect(snapshotAt(history, minor)).toEqual(
        Object.fromEntries(
          runtime.components.map(({tag, props}) => [
            tag,
            Object.fromEntries(
              props.map((prop) => [prop.name, propLine(prop)]),
            ),
          ]),
        ),
      );
    },
    60_000,
  );

  // Looked up in the sources of both minors.
  it.each([
    ['components v-otp-input', '2.6'],
    ['props v-btn plain', '2.4'],
    ['props v-btn color', '1.0'],
    ['props v-text-field hide-spin-buttons', '2.6'],
    ['props v-data-table item-style', '2.7'],
    ['props v-tab tab-value', '2.7'],
    ['events v-img loadstart', '2.5'],
  ] as const)('%s came with %s', (key, minor) => {
    expect(arrivals(history, '2.7').get(key)).toBe(minor);
  });

  it('tells what 2.7 took away from 1.5', () => {
    const {components, removed} = diffSnapshots(
      snapshotAt(history, '1.5'),
      snapshotAt(history, '2.7'),
    );
    expect(removed).toEqual(expect.arrayContaining(['v-jumbotron']));
    expect(components['v-btn']?.removed).toEqual(['flat', 'outline', 'round']);
    expect(components['v-btn']?.added).toHaveProperty('outlined');
  });
});
