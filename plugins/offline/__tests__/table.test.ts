import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {entryOf, examplesOn} from '../build-info';
import {readPages} from '../table';

it('tells builds apart by the scripts that start them', () => {
  const html =
    '<script src=/en/assets/js/react.5a1c9b02.js></script><script src=/en/assets/js/runtime~main.72f46a37.js></script><script src="/en/assets/js/main.e366adc5.js"></script><script src=/en/assets/js/abaaa442.js></script>';
  expect(entryOf(html)).toBe(
    'assets/js/main.e366adc5.js,assets/js/react.5a1c9b02.js,assets/js/runtime~main.72f46a37.js',
  );
  expect(entryOf('<p>no script</p>')).toBe('');
});

it('finds the examples of a page', () => {
  expect(
    examplesOn(
      '<div data-file=docs/a/examples/b.vue id=x><i data-file="c d.vue">',
    ),
  ).toEqual(['docs/a/examples/b.vue', 'c d.vue']);
});

describe('readPages', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  const write = (page: string, html: string) => {
    fs.mkdirSync(path.join(outDir, page), {recursive: true});
    fs.writeFileSync(path.join(outDir, page, 'index.html'), html);
  };
  const read = () =>
    readPages(
      outDir,
      '/en/',
      ['/en/', '/en/alerts/', '/en/chips/'],
      {
        ofPage: (file) => [`${file}.js`, 'framework.js'],
        ofEditing: ['editor.js', 'framework.js'],
      },
      (route) => (route === '/en/chips/' ? ['island.js'] : []),
    );

  beforeAll(() => {
    write('', '<p>home</p>');
    write('alerts', '<i data-file=a.vue></i><i data-file=b.vue></i>');
    write('chips', '<i data-file=c.vue></i>');
  });

  afterAll(() => {
    fs.rmSync(outDir, {recursive: true});
  });

  it('names each file once, by its address', async () => {
    expect((await read()).table).toEqual({
      files: [
        '/en/a.vue.js',
        '/en/framework.js',
        '/en/b.vue.js',
        '/en/island.js',
        '/en/c.vue.js',
        '/en/editor.js',
      ],
      pages: {'/en/alerts/': [0, 1, 2], '/en/chips/': [3, 4, 1]},
      editing: [5, 1],
    });
  });

  it('has another hash when a text is another', async () => {
    const {hash} = await read();
    expect((await read()).hash).toBe(hash);
    write('', '<p>Home</p>');
    expect((await read()).hash).not.toBe(hash);
  });
});
