import fs from 'node:fs';
import path from 'node:path';
import {buildSteps} from '../lib/build';
import {root, run} from '../lib/run';

let siteDir: string;
beforeEach(() => {
  const parent = path.join(root, '.cache');
  fs.mkdirSync(parent, {recursive: true});
  // Below the packages, which a site finds above itself.
  siteDir = fs.mkdtempSync(path.join(parent, 'steps-'));
});
afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const write = (file: string, text: string) => {
  const at = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(at), {recursive: true});
  fs.writeFileSync(at, text);
};

test('one process bundles a site of Docusaurus, another one writes it', async () => {
  write(
    'docusaurus.config.js',
    `export default {
      title: 'Site',
      url: 'https://example.com',
      baseUrl: '/',
      future: {v4: true, faster: true},
      plugins: [
        [${JSON.stringify(require.resolve('@docusaurus/plugin-content-pages'))}, {}],
        () => ({
          name: 'after',
          postBuild({outDir}) {
            require('node:fs').writeFileSync(outDir + '/after.txt', '');
          },
        }),
      ],
    };`,
  );
  write('src/pages/index.js', 'export default () => <p>A page</p>;');
  const built = [];
  for (const step of buildSteps) {
    expect(
      await run('docusaurus', ['build', siteDir, '--locale', 'en'], step),
    ).toBe(0);
    const outDir = path.join(siteDir, 'build');
    built.push({
      scripts: fs.existsSync(path.join(outDir, 'assets/js')),
      page: fs.existsSync(path.join(outDir, 'index.html')),
      after: fs.existsSync(path.join(outDir, 'after.txt')),
    });
  }
  expect(built).toEqual([
    {scripts: true, page: false, after: false},
    {scripts: true, page: true, after: true},
  ]);
  expect(
    fs.readFileSync(path.join(siteDir, 'build/index.html'), 'utf8'),
  ).toContain('<p>A page');
}, 120_000);
