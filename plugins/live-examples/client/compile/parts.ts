import {parseComponent} from 'vue-template-compiler/browser';
import type {ExamplePart} from '../types';

/** The blocks of an edited file, as the code editor's form takes them. */
export function partsOf(source: string): Omit<ExamplePart, 'html'>[] {
  const {template, script, scriptSetup, styles} = parseComponent(source);
  const part = (
    name: ExamplePart['name'],
    block: {content: string; lang?: string} | null | undefined,
    language: string,
  ) =>
    block
      ? [{name, language: block.lang ?? language, code: block.content}]
      : [];
  return [
    ...part('template', template, 'html'),
    ...part('script', script, 'js'),
    ...part('script', scriptSetup, 'js'),
    ...styles.flatMap((block) => part('style', block, 'css')),
  ];
}
