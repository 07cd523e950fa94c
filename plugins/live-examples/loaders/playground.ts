import type {LoaderContext} from '@rspack/core';
import {parsePlayground} from '../compiler/playground';
import {exampleOf, type LoaderOptions} from './context';

/** `playground.yaml`: the playground that a page shows. */
export default function playgroundLoader(
  this: LoaderContext<LoaderOptions>,
  source: string,
): string {
  const {file, framework} = exampleOf(this);
  const playground = parsePlayground(file, source);
  return `export default ${JSON.stringify({file, framework: framework.key, ...playground})};`;
}
