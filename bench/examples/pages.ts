import fs from 'node:fs';
import path from 'node:path';
import {
  frameworkFile,
  vueFile,
} from '../../plugins/live-examples/compiler/registry';
import type {InstalledFramework} from '../../plugins/live-examples/compiler/frameworks';
import {root} from '../../scripts/lib/run';

/** Ways to show examples. */
export const ways = ['runtime', 'plain', 'frames'] as const;

/** A way to show examples. */
export type Way = (typeof ways)[number];

const folder = 'docs/components/data-tables/examples';

const quote = (text: string) => JSON.stringify(text);

/** The first examples of the data tables, by name. */
function exampleFiles(count: number): string[] {
  return fs
    .readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.vue'))
    .sort()
    .slice(0, count)
    .map((file) => path.join(root, folder, file));
}

/**
 * Room for each example, and what mounts it when it comes near, as the site's
 * card does. `window.times` is how long each took until it was drawn.
 */
const stage = `
window.times = [];
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
const showNear = (count, show) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (!isIntersecting) {
          continue;
        }
        observer.unobserve(target);
        const started = performance.now();
        const index = Number(target.dataset.index);
        Promise.resolve(show(target, index)).then(drawn).then(() => {
          window.times[index] = performance.now() - started;
        });
      }
    },
    {rootMargin: '200px 0px'},
  );
  for (let index = 0; index < count; index += 1) {
    const place = document.createElement('div');
    place.dataset.index = index;
    place.style.cssText = 'min-height: 1000px; max-width: 766px';
    document.body.append(place);
    observer.observe(place);
  }
};
`;

function vueImports(framework: InstalledFramework): string {
  return `
import Vue from ${quote(vueFile(framework, false))};
import Vuetify from ${quote(frameworkFile(framework, false))};
import ${quote(path.join(framework.dir, 'dist/vuetify.min.css'))};
import '@mdi/font/css/materialdesignicons.min.css';
Vue.use(Vuetify);
const show = (place, {default: component, styles, scopeId}) => {
  const style = document.createElement('style');
  style.textContent = styles.join('');
  document.head.append(style);
  const element = document.createElement('div');
  place.append(element);
  new Vue({
    vuetify: new Vuetify({icons: {iconfont: 'mdi'}}),
    render: (h) =>
      h('v-app', {attrs: {'data-example': scopeId}}, [h(component)]),
  }).$mount(element);
};
`;
}

/** Entries of the three pages and of the document in a frame. */
export function entryOf(
  way: Way | 'frame',
  framework: InstalledFramework,
  count: number,
): string {
  const files = exampleFiles(count);
  const imports = (query: string) =>
    files
      .map(
        (file, index) =>
          `import * as example${index} from ${quote(`${file}?${query}`)};`,
      )
      .join('\n');
  const list = `[${files.map((_file, index) => `example${index}`).join(', ')}]`;
  switch (way) {
    case 'runtime':
      return `${stage}
import {mountExample} from ${quote(path.join(root, 'plugins/live-examples/client/index.ts'))};
${imports('example')}
const examples = ${list};
showNear(examples.length, (place, index) =>
  mountExample(place, examples[index].default, {
    dark: false,
    rtl: false,
    onError: (error) => console.error(error),
  }),
);`;
    case 'plain':
      return `${stage}
${vueImports(framework)}
${imports('component')}
const examples = ${list};
showNear(examples.length, (place, index) => show(place, examples[index]));`;
    case 'frame':
      return `
${vueImports(framework)}
${imports('component')}
show(document.body, ${list}[Number(location.hash.slice(1))]);
requestAnimationFrame(() => {
  parent.postMessage(Number(location.hash.slice(1)), '*');
});`;
    case 'frames':
      return `${stage}
showNear(${files.length}, (place, index) =>
  new Promise((resolve) => {
    window.addEventListener('message', ({data}) => data === index && resolve());
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width: 100%; height: 1000px; border: 0';
    frame.src = '/frame/#' + index;
    place.append(frame);
  }),
);`;
  }
}
