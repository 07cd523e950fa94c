import type {LoaderContext} from '@rspack/core';
import {parseExample} from '../compiler/sfc';
import {sourceOf} from '../compiler/source';
import {exampleOf, type LoaderOptions} from './context';

/** `basic.vue?source`: the source, highlighted. */
export default function sourceLoader(
  this: LoaderContext<LoaderOptions>,
  source: string,
): string {
  const {file} = exampleOf(this);
  const data = sourceOf(parseExample(file, source));
  return `export default ${JSON.stringify(data)};`;
}
