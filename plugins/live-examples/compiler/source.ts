import {highlightToHtml} from '../../code-highlight/highlight';
import type {
  ExamplePart,
  ExamplePartName,
  ExampleSource,
} from '../client/types';
import {blocksOf, languageOf, type ParsedExample} from './sfc';

/** Drops blank lines around a block and the indentation that it shares. */
function trimBlock(content: string): string {
  const lines = content
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** The names of an example's parts, each once. */
export function partNamesOf(example: ParsedExample): ExamplePartName[] {
  return [...new Set(blocksOf(example).map(({name}) => name))];
}

/**
 * An example's source as the page shows it. Blocks of one kind, such as a
 * global and a scoped style, become one part.
 */
export function sourceOf(example: ParsedExample): ExampleSource {
  const blocks = blocksOf(example);
  const parts = partNamesOf(example).map((name): ExamplePart => {
    const own = blocks.filter((block) => block.name === name);
    const pieces = own.map((block) => ({
      language: languageOf(block),
      code: trimBlock(block.content),
    }));
    return {
      name,
      language: pieces[0]?.language ?? 'html',
      code: pieces.map(({code}) => code).join('\n\n'),
      html: pieces
        .map(({code, language}) => highlightToHtml(code, language))
        .join('\n\n'),
    };
  });
  return {code: example.source, parts};
}
