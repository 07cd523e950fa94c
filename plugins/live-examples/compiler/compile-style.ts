import {CssSyntaxError} from 'postcss';
import {compileString, Exception} from 'sass';
import {compileStyle, type SFCBlock} from 'vue/compiler-sfc';
import {localNames} from './css/local-names';
import {prefixSelectors} from './css/prefix';
import {languageOf, lineIn, type ParsedExample} from './sfc';
import {SourceError} from './source-error';

/** Removes the indentation that all lines share; indented Sass refuses it. */
function dedent(text: string): {text: string; removed: number} {
  const indents = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const removed = indents.length > 0 ? Math.min(...indents) : 0;
  return {
    text: text.replaceAll(new RegExp(`^.{${removed}}`, 'gm'), ''),
    removed,
  };
}

function preprocess(example: ParsedExample, block: SFCBlock): string {
  const language = languageOf(block);
  if (language === 'css') {
    return block.content;
  }
  const {text, removed} = dedent(block.content);
  try {
    return compileString(text, {
      syntax: language === 'sass' ? 'indented' : 'scss',
    }).css;
  } catch (error) {
    if (!(error instanceof Exception)) {
      throw error;
    }
    const {line, column} = error.span.start;
    throw new SourceError(
      example.file,
      lineIn(example, block, {line: line + 1, column: column + removed + 1}),
      `The style does not compile: ${error.sassMessage}`,
    );
  }
}

/**
 * Compiles the style blocks of an example. Whether scoped or not, they hold
 * inside the example alone.
 *
 * @param scopeId - the attribute that scoped styles require.
 * @param sandbox - selector of the elements that the example lives in.
 * @returns one sheet for each block.
 * @throws {@link SourceError} naming the line of the mistake.
 */
export function compileExampleStyles(
  example: ParsedExample,
  scopeId: string,
  sandbox: string,
): string[] {
  return example.descriptor.styles.map((block) => {
    const {code, errors} = compileStyle({
      source: preprocess(example, block),
      filename: example.file,
      id: scopeId,
      scoped: block.scoped ?? false,
      isProd: true,
      postcssPlugins: [localNames(scopeId), prefixSelectors(sandbox)],
    });
    const [error] = errors as (Error | string | undefined)[];
    if (error !== undefined) {
      const at =
        error instanceof CssSyntaxError
          ? {line: error.line ?? 1, column: error.column ?? 1}
          : {line: 1, column: 1};
      const reason =
        error instanceof CssSyntaxError ? error.reason : error.toString();
      throw new SourceError(
        example.file,
        lineIn(example, block, at),
        `The style does not compile: ${reason}`,
      );
    }
    return code;
  });
}
