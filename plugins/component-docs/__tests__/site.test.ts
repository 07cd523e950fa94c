import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const fixtures = path.join(__dirname, '../__fixtures__');

let site: string;
beforeAll(() => {
  site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'kit-site-')));
  fs.cpSync(path.join(fixtures, 'site/docs'), path.join(site, 'docs'), {
    recursive: true,
  });
  fs.cpSync(path.join(fixtures, 'site/src'), path.join(site, 'src'), {
    recursive: true,
  });
  const modules = path.join(site, 'node_modules');
  fs.mkdirSync(modules);
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache') {
      fs.symlinkSync(
        path.join(root, 'node_modules', name),
        path.join(modules, name),
      );
    }
  }
  // The documented package, as npm would lay it down.
  const kit = path.join(modules, 'some-kit');
  fs.mkdirSync(kit);
  fs.copyFileSync(
    path.join(fixtures, 'manifests/shoelace.custom-elements.json'),
    path.join(kit, 'custom-elements.json'),
  );
  fs.writeFileSync(
    path.join(kit, 'package.json'),
    JSON.stringify({
      name: 'some-kit',
      version: '1.2.3',
      customElements: 'custom-elements.json',
    }),
  );
  fs.writeFileSync(
    path.join(site, 'package.json'),
    JSON.stringify({name: 'kit-docs', private: true}),
  );
  const plugin = path.join(root, 'plugins/component-docs/index.ts');
  fs.writeFileSync(
    path.join(site, 'docusaurus.config.ts'),
    `export default {
  title: 'Kit',
  url: 'https://kit.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: false, blog: false, pages: false}]],
  plugins: [[${JSON.stringify(plugin)}, {
    docs: {routeBasePath: '/'},
    versions: {current: {package: 'some-kit'}},
  }]],
};
`,
  );
});
afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

const read = (file: string) =>
  fs.readFileSync(path.join(site, 'build', file), 'utf8');

it('documents a package on a site that is not ours', () => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/.bin/docusaurus', 'build'],
    {cwd: site, encoding: 'utf8', env: {...process.env, NODE_ENV: undefined}},
  );
  expect(status === 0 ? '' : `${stdout}${stderr}`).toBe('');
  expect(read('components/badges/index.html')).toMatch(
    /id="?api-sl-badge-props-variant/,
  );
  expect(read('api/sl-badge/index.html')).toMatch(/<h1[^>]*>sl-badge<\/h1>/);
  const {components} = JSON.parse(read('api/index.json')) as {
    components: {tag: string}[];
  };
  expect(components.map(({tag}) => tag)).toContain('sl-badge');
}, 120_000);
