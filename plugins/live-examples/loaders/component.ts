import type {LoaderContext} from '@rspack/core';
import {compileComponent} from '../compiler/compile-component';
import {exampleOf, type LoaderOptions} from './context';

/** `basic.vue?component`: the compiled component. */
export default function componentLoader(
  this: LoaderContext<LoaderOptions>,
  source: string,
): string {
  const {file, framework, options} = exampleOf(this);
  return compileComponent(source, {
    file,
    vueVersion: framework.vueVersion,
    development: options.development,
  });
}
