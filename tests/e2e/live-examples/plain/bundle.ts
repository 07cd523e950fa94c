import fs from 'node:fs';
import path from 'node:path';
import {readVersions} from '../../../../config/versions';
import type {InstalledFramework} from '../../../../plugins/live-examples/compiler/frameworks';
import {
  frameworkFile,
  vueFile,
} from '../../../../plugins/live-examples/compiler/registry';
import {bundleExamples} from '../../../../scripts/examples/bundle';

const root = path.join(__dirname, '../../../..');

const pageHtml = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<link rel="stylesheet" href="main.css"></head>
<body><script src="main.js"></script></body></html>
`;

function entryCode(
  framework: InstalledFramework,
  files: readonly string[],
): string {
  const from = (file: string) => JSON.stringify(file);
  const imports = files.map(
    (file, index) =>
      `import * as example${index} from ${from(`${path.join(root, file)}?component`)};`,
  );
  const entries = files.map((file, index) => `${from(file)}: example${index}`);
  const vuetify =
    framework.major === 1
      ? 'undefined'
      : `new Vuetify({icons: {iconfont: 'mdi'}, theme: {dark}})`;
  return `
import Vue from ${from(vueFile(framework, true))};
import Vuetify from ${from(frameworkFile(framework, true))};
import ${from(path.join(framework.dir, 'dist/vuetify.min.css'))};
import '@fortawesome/fontawesome-free/css/all.min.css';
import '@mdi/font/css/materialdesignicons.min.css';
import ${from(path.join(root, 'src/css/fonts.css'))};
${imports.join('\n')}

const examples = {${entries.join(', ')}};
Vue.use(Vuetify, {iconfont: 'mdi'});

let root;
const style = document.createElement('style');

window.show = async (file, dark, css) => {
  // The site has its fonts by the time an example runs.
  await Promise.all(
    [400, 500, 700].map((weight) => document.fonts.load(weight + ' 16px Roboto')),
  );
  root?.$destroy();
  const {default: component, styles, scopeId} = examples[file];
  style.textContent = styles.join('\\n');
  document.head.append(style);
  root = new Vue({
    vuetify: ${vuetify},
    render: (h) =>
      h('v-app', {props: {dark}, attrs: {'data-example': scopeId}}, [
        h('div', {class: 'example', style: css}, [h(component)]),
      ]),
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root.$mount(place);
};
`;
}

/**
 * Bundles examples for a page that is nothing but Vue and the framework: the
 * yardstick of what they should look like.
 *
 * @param files - examples that run on the framework, from the site's root.
 * @param outDir - folder to write to.
 * @returns the folder to serve.
 */
export async function bundlePlainPage(
  framework: InstalledFramework,
  files: readonly string[],
  outDir: string,
): Promise<string> {
  await bundleExamples({
    siteDir: root,
    versions: readVersions(root),
    entry: entryCode(framework, files),
    outDir,
    baseUrl: '/',
    development: true,
  });
  const site = path.join(outDir, 'site');
  fs.writeFileSync(path.join(site, 'index.html'), pageHtml);
  return site;
}
