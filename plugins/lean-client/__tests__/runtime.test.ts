import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type Compiler, CssExtractRspackPlugin, rspack} from '@rspack/core';
import {readModules} from '../tables/modules';
import {editRuntime, editedParts} from '../tables/runtime';

let directory: string;

beforeAll(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-client-'));
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(directory, name), text);
  };
  write(
    'main.js',
    `window.all = () => import('./registry'); import('./tool');`,
  );
  write(
    'registry.js',
    `export default {
  a: () => import(/* webpackChunkName: "a" */ './a'),
  b: () => import(/* webpackChunkName: "b" */ './b'),
};`,
  );
  write(
    'a.js',
    `import './a.css'; export default () => [import('./example'), import(/* webpackChunkName: "part" */ './part')];`,
  );
  write('a.css', '.a { color: red }');
  write('part.js', `import './part.css'; export default 'part';`);
  write('part.css', '.part { color: blue }');
  write('b.js', `export default 'b';`);
  write('example.js', `export default 'example';`);
  write('tool.js', `export default 'tool';`);
});

afterAll(() => {
  fs.rmSync(directory, {recursive: true});
});

/** Bundles the files above with the installed bundler. */
async function bundle() {
  const edited: string[] = [];
  let table: ReturnType<typeof readModules> | undefined;
  const compiler = rspack({
    context: directory,
    mode: 'production',
    entry: './main.js',
    output: {
      path: path.join(directory, 'out'),
      publicPath: '/',
      chunkFilename: 'js/[contenthash:8].js',
    },
    optimization: {runtimeChunk: true, minimize: false},
    module: {
      rules: [
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: [CssExtractRspackPlugin.loader, require.resolve('css-loader')],
        },
      ],
    },
    plugins: [
      new CssExtractRspackPlugin({
        chunkFilename: 'css/[contenthash:8].css',
      }),
      {
        apply({hooks, webpack}: Compiler) {
          hooks.thisCompilation.tap('test', (compilation) => {
            compilation.hooks.runtimeModule.tap('test', (part) => {
              if (editRuntime(part)) {
                edited.push(part.name);
              }
            });
            compilation.hooks.processAssets.tap(
              {
                name: 'test',
                stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
              },
              () => {
                table = readModules(
                  compilation,
                  path.join(directory, 'registry.js'),
                  (name) => name === 'part',
                );
              },
            );
          });
        },
      },
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        reject(error ?? new Error(stats?.toString()));
      } else {
        resolve();
      }
    });
  });
  const out = path.join(directory, 'out');
  return {
    edited,
    table,
    runtime: fs.readFileSync(path.join(out, 'runtime~main.js'), 'utf8'),
    text: (file: string) => fs.readFileSync(path.join(out, file), 'utf8'),
  };
}

it('fits the installed bundler', async () => {
  const {edited, table, runtime, text} = await bundle();
  expect(edited.sort()).toEqual([...editedParts].sort());
  expect(runtime).toContain('pageScripts[chunkId]');
  expect(runtime).toContain('cssChunks = __webpack_require__.pageStyles');
  expect(runtime).not.toMatch(/"[0-9a-f]{8}"/);

  expect([...(table?.modules.keys() ?? [])].sort()).toEqual(['a', 'b']);
  const a = table?.modules.get('a');
  const scripts = [...(a?.files.scripts.values() ?? [])].map(text);
  // The module and what it may load later.
  expect(scripts).toHaveLength(3);
  expect(scripts.join()).toContain("'example'");
  const styles = [...(a?.files.styles.values() ?? [])].map(text);
  expect(styles.join()).toContain('red');
  expect(a?.chunks).toHaveLength(1);
  expect(a?.islands).toHaveLength(1);
  expect(text(a?.files.styles.get(a.islands[0] ?? '') ?? '')).toContain('blue');
  expect(scripts.join()).toContain(String(a?.id));

  const b = table?.modules.get('b');
  expect([...(b?.files.scripts.values() ?? [])]).toHaveLength(1);
  expect(b?.islands).toEqual([]);
  // The registry itself and the tool, but nothing of a route.
  const common = [...(table?.common.scripts.values() ?? [])].map(text).join();
  expect(common).toContain("'tool'");
  expect(common).not.toContain("'example'");
});

it('says when the runtime is written in another way', () => {
  expect(() =>
    editRuntime({
      name: 'css loading',
      source: {source: 'const sheets = {};'},
    } as never),
  ).toThrow(/"css loading".*adapt/);
});
