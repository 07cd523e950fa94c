import type {LoaderContext} from '@rspack/core';
import {parsePlayground} from '../compiler/playground';
import {compilePlaygroundTemplate} from '../compiler/playground-template';
import {exampleOf, type LoaderOptions} from './context';

/** `playground.yaml`: the playground that a page shows. */
export default function playgroundLoader(
  this: LoaderContext<LoaderOptions>,
  source: string,
): string {
  const {file, framework} = exampleOf(this);
  const {block, ...playground} = parsePlayground(file, source);
  const code = compilePlaygroundTemplate(file, playground.template, block);
  const data = JSON.stringify({file, framework: framework.key, ...playground});
  return `${code}\nexport default {...${data}, render, staticRenderFns};`;
}
