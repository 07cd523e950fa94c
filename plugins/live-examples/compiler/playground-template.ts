import type {PlaygroundTemplate} from '../client/types';
import {compileExampleTemplate} from './compile-template';
import {parseExample} from './sfc';

const attributePattern = /\s+([^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)/y;

/**
 * Finds the component in a playground's template, whose attributes the options
 * set.
 *
 * @returns undefined when the component is not there.
 */
export function splitTemplate(
  markup: string,
  tag: string,
): PlaygroundTemplate | undefined {
  const start = markup.search(new RegExp(`<${tag}(?=[\\s/>])`));
  if (start < 0) {
    return undefined;
  }
  const attributes: string[] = [];
  let end = start + 1 + tag.length;
  for (;;) {
    attributePattern.lastIndex = end;
    const match = attributePattern.exec(markup);
    if (!match) {
      break;
    }
    attributes.push(match[1] ?? '');
    end += match[0].length;
  }
  const close = /^\s*(\/?)>/.exec(markup.slice(end));
  return close
    ? {
        before: markup.slice(0, start),
        tag,
        attributes,
        isEmpty: close[1] === '/',
        after: markup.slice(end + close[0].length),
      }
    : undefined;
}

/** Name that an attribute sets: `color` for `:color="a"`. */
export function nameOfAttribute(attribute: string): string {
  return attribute.replace(/=[^]*$/, '').replace(/^(?:v-bind)?:/, '');
}

/**
 * Compiles the template of a playground. Besides the playground's data it reads
 * `demoAttributes`, `demoKey` and `content`.
 *
 * @param file - path from the repository's root, for messages.
 * @param block - whether the demo takes the width that there is.
 * @returns code that declares `render` and `staticRenderFns`.
 * @throws SourceError for a template that does not compile.
 */
export function compilePlaygroundTemplate(
  file: string,
  {before, tag, attributes, isEmpty, after}: PlaygroundTemplate,
  block: boolean,
): string {
  const start = `<${[tag, ...attributes, 'v-bind="demoAttributes"'].join(' ')}${isEmpty ? '/' : ''}>`;
  const room = block
    ? 'style="max-width: 520px; margin: auto"'
    : 'class="d-flex justify-center"';
  const source = `<template><div :key="demoKey" ${room}>${before}${start}${after}</div></template>`;
  const template = compileExampleTemplate(
    parseExample(file, source),
    undefined,
    false,
  );
  return template?.code ?? '';
}
