import {parse} from 'acorn';
import type {Program} from 'acorn';
import {EditError} from './edit-error';
import {declareImports, nameOf} from './imports';

/** A script block as the body of a function. */
export interface CompiledScript {
  /**
   * Reads imports from `modules` and assigns the component to
   * `component.default`. Its lines are those of the block.
   */
  readonly code: string;
  /** The modules it imports. */
  readonly imports: readonly string[];
}

/** Keeps the lines that follow a replaced text where they are. */
function withLinesOf(text: string, replaced: string): string {
  const missing = replaced.split('\n').length - text.split('\n').length;
  return text + '\n'.repeat(Math.max(0, missing));
}

function parseModule(code: string, firstLine: number): Program {
  try {
    return parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    });
  } catch (error) {
    if (error instanceof SyntaxError && 'loc' in error) {
      const {line} = error.loc as {line: number};
      throw new EditError(
        error.message.replace(/ \(\d+:\d+\)$/, ''),
        firstLine + line - 1,
        {cause: error},
      );
    }
    throw error;
  }
}

/**
 * Rewrites a script block.
 *
 * @param firstLine - line of the file that the block begins on.
 * @throws EditError for code that does not parse.
 */
export function compileScript(code: string, firstLine: number): CompiledScript {
  const imports = new Set<string>();
  const edits: {start: number; end: number; text: string}[] = [];
  for (const node of parseModule(code, firstLine).body) {
    const {start, end} = node;
    const original = code.slice(start, end);
    switch (node.type) {
      case 'ImportDeclaration': {
        const name = String(node.source.value);
        imports.add(name);
        const module = `modules[${JSON.stringify(name)}]`;
        const lines = declareImports(node, module, `${module}.default`);
        const text = lines.map((line) => `${line};`).join('');
        edits.push({start, end, text: withLinesOf(text, original)});
        break;
      }
      case 'ExportDefaultDeclaration':
        edits.push({
          start,
          end: node.declaration.start,
          text: 'component.default = ',
        });
        break;
      case 'ExportNamedDeclaration': {
        const component = node.specifiers.find(
          ({exported}) => nameOf(exported) === 'default',
        );
        if (component) {
          const text = `component.default = ${nameOf(component.local)};`;
          edits.push({start, end, text: withLinesOf(text, original)});
        } else if (node.declaration) {
          edits.push({start, end: node.declaration.start, text: ''});
        } else {
          edits.push({start, end, text: withLinesOf('', original)});
        }
        break;
      }
      default:
    }
  }
  let result = code;
  for (const {start, end, text} of edits.reverse()) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return {code: result, imports: [...imports]};
}
