import {bundleRemoval, bundleWorker} from '../bundle';
import {parseOptions} from '../options';
import {webManifest} from '../web-manifest';

const info = {
  build: 'b1',
  base: '/de-DE/',
  entry: 'assets/js/main.1.js',
  offlinePage: '/de-DE/offline/',
  table: '/de-DE/assets/offline/1.json',
  siteName: ' — Vuetify',
};

it('makes another worker for each build, and a small one', async () => {
  const script = await bundleWorker(info);
  expect(script).toContain('/de-DE/assets/offline/1.json');
  expect(await bundleWorker({...info, build: 'b2'})).not.toBe(script);
  expect(Buffer.byteLength(script)).toBeLessThan(32_000);
});

it('makes a worker that takes itself away', async () => {
  const script = await bundleRemoval('/de-DE/');
  expect(script).toContain('unregister()');
  expect(script).not.toContain('"fetch"');
});

const options = {
  page: 'offline/',
  colors: {light: '#fff', dark: '#000'},
  icons: [{src: 'img/a.svg', sizes: 'any', type: 'image/svg+xml'}],
};

it('writes a manifest in the language of the locale', () => {
  const manifest: unknown = JSON.parse(
    webManifest(
      {title: 'Vuetify', lang: 'de-DE', base: '/de-DE/'},
      parseOptions(options),
      '<title>Vue 2 — Vuetify</title><meta name=description content="What it is."></head>',
    ),
  );
  expect(manifest).toMatchObject({
    name: 'Vue 2 — Vuetify',
    short_name: 'Vuetify',
    description: 'What it is.',
    lang: 'de-DE',
    start_url: '/de-DE/',
    scope: '/de-DE/',
    icons: [{src: '/de-DE/img/a.svg', purpose: 'any'}],
  });
});

it.each([
  ['page', {page: '/offline'}],
  ['icons[0].sizes', {icons: [{src: 'a', sizes: 'big', type: 'image/png'}]}],
  ['enabled', {enabled: 'no'}],
])('names a wrong %s', (field, wrong) => {
  expect(() => parseOptions({...options, ...wrong})).toThrow(field);
});
