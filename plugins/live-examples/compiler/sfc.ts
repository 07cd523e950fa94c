import {parse, type SFCBlock, type SFCDescriptor} from 'vue/compiler-sfc';
import type {ExamplePartName} from '../client/types';
import {checked} from './checked';
import {positionAt, SourceError} from './source-error';

/** An example's file, split into its blocks. */
export interface ParsedExample {
  /** Path from the repository's root. */
  readonly file: string;
  readonly source: string;
  readonly descriptor: SFCDescriptor;
}

const partNames: readonly ExamplePartName[] = ['template', 'script', 'style'];

const languages: Readonly<Record<ExamplePartName, readonly string[]>> = {
  template: ['html'],
  script: ['js'],
  style: ['css', 'scss', 'sass'],
};

/**
 * What Vue's block parser says of `<br>` and the like: it does not know which
 * elements have no end. The template compiler does.
 */
const voidElement =
  /^tag <(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)> has no matching end tag\.$/;

function partName(block: SFCBlock): ExamplePartName | undefined {
  return partNames.find((name) => name === block.type);
}

/** Language of a block, as the highlighter and the compilers call it. */
export function languageOf(block: SFCBlock): string {
  const name = partName(block);
  return block.lang ?? (name ? languages[name][0] : undefined) ?? 'html';
}

/** The blocks of an example that readers see, in their usual order. */
export function blocksOf({
  descriptor: {template, script, scriptSetup, styles},
}: ParsedExample): (SFCBlock & {name: ExamplePartName})[] {
  return [template, script, scriptSetup, ...styles].flatMap((block) => {
    const name = block ? partName(block) : undefined;
    return block && name ? [{...block, name}] : [];
  });
}

/** Where in the file a position inside a block is. */
export function positionIn(
  {source}: Pick<ParsedExample, 'source'>,
  block: Pick<SFCBlock, 'start'>,
  offset: number,
): {line: number; column: number} {
  return positionAt(source, block.start + offset);
}

/** Where in the file a line and column (from 1) inside a block are. */
export function lineIn(
  example: Pick<ParsedExample, 'source'>,
  block: Pick<SFCBlock, 'start'>,
  {line, column}: {readonly line: number; readonly column: number},
): {line: number; column: number} {
  const start = positionIn(example, block, 0);
  return {
    line: start.line + line - 1,
    column: line === 1 ? start.column + column - 1 : column,
  };
}

/**
 * Splits a single-file component and refuses what examples cannot have.
 *
 * @param file - path from the repository's root, for messages.
 * @throws {@link SourceError} naming the line.
 */
export function parseExample(file: string, source: string): ParsedExample {
  const descriptor = checked(() =>
    parse({
      source,
      filename: file,
      sourceMap: false,
      compilerParseOptions: {deindent: false, outputSourceRange: true},
    }),
  );
  const example = {file, source, descriptor};
  for (const error of descriptor.errors) {
    const {msg, start} =
      typeof error === 'string' ? {msg: error, start: 0} : error;
    if (!voidElement.test(msg)) {
      throw new SourceError(
        file,
        positionAt(source, start ?? 0),
        `The file does not parse: ${msg}`,
      );
    }
  }
  if (!descriptor.template && !descriptor.script && !descriptor.scriptSetup) {
    throw new SourceError(
      file,
      {line: 1, column: 1},
      'The example has neither a <template> nor a <script> block. Add one.',
    );
  }
  for (const block of blocksOf(example)) {
    const position = positionIn(example, block, 0);
    const allowed = languages[block.name];
    if (block.src) {
      throw new SourceError(
        file,
        position,
        `<${block.name} src> is not supported: readers copy one file. Move the content into the block.`,
      );
    }
    if (block.module) {
      throw new SourceError(
        file,
        position,
        'CSS modules are not supported. Use <style scoped>.',
      );
    }
    if (block.lang && !allowed.includes(block.lang)) {
      throw new SourceError(
        file,
        position,
        `<${block.name} lang="${block.lang}"> is not supported. Use ${allowed.join(', ')}.`,
      );
    }
  }
  return example;
}
