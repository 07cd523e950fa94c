import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFrameworks, type InstalledFramework} from '../../frameworks';
import {frameworkSheet} from '../framework';
import {keptSheet} from '../kept';

const root = path.join(__dirname, '../../../../..');
const [framework] = findFrameworks(root, [
  {name: 'current', framework: {package: 'vuetify', vue: 'vue'}},
]);

let siteDir: string;
let installed: InstalledFramework;
beforeEach(() => {
  if (!framework) {
    throw new Error('The framework is not installed.');
  }
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sheet-'));
  const dir = path.join(siteDir, 'vuetify');
  fs.mkdirSync(path.join(siteDir, 'node_modules'));
  fs.symlinkSync(framework.vueDir, path.join(siteDir, 'node_modules/vue'));
  for (const file of ['package.json', 'dist/vuetify.js']) {
    fs.cpSync(path.join(framework.dir, file), path.join(dir, file));
  }
  fs.writeFileSync(path.join(dir, 'dist/vuetify.min.css'), '.v-one{color:red}');
  installed = {...framework, dir};
});
afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const build = () => keptSheet(siteDir, installed);

test('makes the sheet again when one of its sources changes', () => {
  expect(build()).toBe(frameworkSheet(installed));
  fs.writeFileSync(
    path.join(installed.dir, 'dist/vuetify.min.css'),
    '.v-two{color:red}',
  );
  expect(build()).toBe(frameworkSheet(installed));
  expect(build()).toContain('.v-two');
  installed = {...installed, key: 'vuetify@2.7.3'};
  expect(build()).toBe(frameworkSheet(installed));
});

test('takes the sheet of the build before', () => {
  build();
  const folder = path.join(siteDir, 'node_modules/.cache/live-examples');
  const [name = ''] = fs.readdirSync(folder);
  const file = path.join(folder, name);
  const kept = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, kept.replaceAll('.v-one', '.v-kept'));
  expect(build()).toContain('.v-kept');
  installed = {...installed, key: 'vuetify@2.7.3'};
  expect(build()).not.toContain('.v-kept');
});
