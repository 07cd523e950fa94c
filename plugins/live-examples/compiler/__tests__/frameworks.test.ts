import path from 'node:path';
import {findFrameworks} from '../frameworks';

const siteDir = path.join(__dirname, '../../../..');
const two = {package: 'vuetify', vue: 'vue'};
const one = {package: 'vuetify-1.5', vue: 'vue-2.6'};

test('the installed packages say name, version and scope', () => {
  const frameworks = findFrameworks(siteDir, [
    {name: 'current', framework: two},
    {name: '2.7', framework: two},
    {name: '1.5', framework: one},
  ]);
  expect(frameworks).toMatchObject([
    {
      key: 'vuetify@2.7.2',
      major: 2,
      scope: 'vs27',
      vueVersion: '2.7.16',
      docsVersions: ['current', '2.7'],
    },
    {
      key: 'vuetify@1.5.24',
      major: 1,
      scope: 'vs15',
      vueVersion: '2.6.14',
      docsVersions: ['1.5'],
    },
  ]);
});

test('a package that is not installed is one readable error', () => {
  expect(() =>
    findFrameworks(siteDir, [
      {name: '3.0', framework: {package: 'vuetify-3.0', vue: 'vue'}},
    ]),
  ).toThrow(
    'live-examples: the package "vuetify-3.0", named in config/versions.ts, is not installed. Run "npm install", or correct the name.',
  );
});
