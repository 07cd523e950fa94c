import path from 'node:path';
import type {LoaderContext} from '@rspack/core';
import {chunkOfPage} from '../compiler/files';
import {parseExample} from '../compiler/sfc';
import {partNamesOf} from '../compiler/source';
import {exampleOf, type LoaderOptions} from './context';

/**
 * `basic.vue?example`: what the page knows of the example. In the browser its
 * component and its source are loaded when asked for, from one chunk a page
 * each (what belongs to no page has chunks of its own); on the server the
 * source is at hand and the component is absent.
 */
export default function exampleLoader(
  this: LoaderContext<LoaderOptions>,
  source: string,
): string {
  const {file, framework, height, options} = exampleOf(this);
  const chunk = chunkOfPage(file);
  const request = (query: string) =>
    JSON.stringify(`./${path.basename(this.resourcePath)}?${query}`);
  const fields = [
    `name: ${JSON.stringify(path.posix.basename(file, '.vue'))}`,
    `file: ${JSON.stringify(file)}`,
    `framework: ${JSON.stringify(framework.key)}`,
    `parts: ${JSON.stringify(partNamesOf(parseExample(file, source)))}`,
    ...(height === undefined ? [] : [`height: ${JSON.stringify(height)}`]),
  ];
  if (options.isServer) {
    return `import source from ${request('source')};
export default {
  ${fields.join(',\n  ')},
  source,
  load: () => Promise.reject(new Error('Examples run in a browser only.')),
  loadSource: () => Promise.resolve(source),
};`;
  }
  return `export default {
  ${fields.join(',\n  ')},
  load: () => import(/* webpackChunkName: "${chunk}" */ ${request('component')}),
  loadSource: () =>
    import(/* webpackChunkName: "${chunk}-source" */ ${request('source')}).then(
      (module) => module.default,
    ),
};`;
}
