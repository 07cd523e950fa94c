/**
 * Bundles every example of the site for a page that is nothing but Vue and
 * the framework: the yardstick of what an example should look like. One page
 * for each framework, in `.cache/plain-examples/<scope>/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {rspack, type Configuration} from '@rspack/core';
import {readVersions} from '../../../../config/versions';
import {findFrameworks} from '../../../../plugins/live-examples/compiler/frameworks';
import {docsRoot} from '../../../../plugins/live-examples/compiler/paths';
import {
  frameworkFile,
  vueFile,
} from '../../../../plugins/live-examples/compiler/registry';
import liveExamples, {validateOptions} from '../../../../plugins/live-examples';

const root = path.join(__dirname, '../../../..');

const versions = readVersions(root);

/** Example files of a version, from the site's root. */
function examplesOf(version: string): string[] {
  const docs = docsRoot(version);
  return fs
    .readdirSync(path.join(root, docs), {recursive: true, encoding: 'utf8'})
    .filter((file) => /[\\/]examples[\\/][^\\/]+\.vue$/.test(file))
    .map((file) => `${docs}/${file.split(path.sep).join('/')}`);
}

function rulesOf(): Configuration['module'] {
  const plugin = liveExamples(
    {
      siteDir: root,
      baseUrl: '/',
      generatedFilesDir: root,
    } as Parameters<typeof liveExamples>[0],
    validateOptions({options: {versions}}),
  );
  const extended = plugin.configureWebpack?.(
    {},
    false,
    undefined as never,
    [],
  ) as Configuration;
  return {
    rules: [
      {
        test: /\.(?:svg|png|jpe?g|webp|woff2?|eot|ttf)$/,
        type: 'asset/resource',
      },
      {test: /\.css$/, type: 'css'},
      ...(extended.module?.rules ?? []),
    ],
  };
}

async function bundle(): Promise<void> {
  // The cut version has the files of docs/; once is enough.
  for (const framework of findFrameworks(root, versions)) {
    const out = path.join(root, '.cache/plain-examples', framework.scope);
    const [version = 'current'] = framework.docsVersions;
    const entry = path.join(out, 'entry.js');
    const loaders = examplesOf(version).map(
      (file) =>
        `  ${JSON.stringify(file)}: () => import(/* webpackMode: "eager" */ ${JSON.stringify(`${path.join(root, file)}?component`)}),`,
    );
    fs.rmSync(out, {recursive: true, force: true});
    fs.mkdirSync(out, {recursive: true});
    fs.writeFileSync(
      entry,
      `import Vue from ${JSON.stringify(vueFile(framework, false))};
import Vuetify from ${JSON.stringify(frameworkFile(framework, false))};
import ${JSON.stringify(path.join(framework.dir, 'dist/vuetify.min.css'))};
import '@mdi/font/css/materialdesignicons.min.css';
import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';

const isTwo = ${String(framework.major === 2)};
Vue.use(Vuetify, {iconfont: 'mdi'});
const examples = {
${loaders.join('\n')}
};

window.show = async (file, dark) => {
  // The site has its fonts by the time an example runs.
  await Promise.all(
    [400, 500, 700].map((weight) => document.fonts.load(weight + ' 16px Roboto')),
  );
  const {default: component, styles, scopeId} = await examples[file]();
  const style = document.createElement('style');
  style.textContent = styles.join('\\n');
  document.head.append(style);
  const root = new Vue({
    vuetify: isTwo ? new Vuetify({icons: {iconfont: 'mdi'}, theme: {dark}}) : undefined,
    render: (h) => h('v-app', {props: {dark}, attrs: {'data-example': scopeId}}, [h('div', {class: 'example'}, [h(component)])]),
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root.$mount(place);
};
`,
    );
    fs.writeFileSync(
      path.join(out, 'index.html'),
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="main.css"></head><body><script src="main.js"></script></body></html>',
    );
    await new Promise<void>((resolve, reject) => {
      rspack({
        context: root,
        mode: 'production',
        entry,
        output: {path: out, filename: 'main.js', cssFilename: 'main.css'},
        experiments: {css: true},
        module: rulesOf(),
        optimization: {minimize: false},
      }).run((error, stats) => {
        const message = stats?.hasErrors()
          ? stats.toString({all: false, errors: true})
          : error;
        if (message) {
          reject(new Error(String(message)));
        } else {
          resolve();
        }
      });
    });
  }
}

void bundle();
