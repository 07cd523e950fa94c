import {parse} from 'acorn';
import type {
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  Program,
} from 'acorn';
import {EditError} from './edit-error';
import {declareImports, nameOf} from './imports';
import {readSetup, type Replacement, setupParameters} from './setup';

/** A script block as the body of a function. */
export interface CompiledScript {
  /**
   * Reads imports from `__modules` and assigns the component to
   * `__component.default`. Its lines are those of the block.
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

const rangeOf = ({start, end}: {start: number; end: number}) => ({start, end});

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

function replaceIn(code: string, replacements: readonly Replacement[]): string {
  let result = code;
  for (const {start, end, text} of [...replacements].sort(
    (one, other) => other.start - one.start,
  )) {
    const original = code.slice(start, end);
    result =
      result.slice(0, start) + withLinesOf(text, original) + result.slice(end);
  }
  return result;
}

/** The declarations that stand for an import. */
function declarationsOf(node: ImportDeclaration): string {
  const module = `__modules[${JSON.stringify(String(node.source.value))}]`;
  return declareImports(node, module, `${module}.default`)
    .map((line) => `${line};`)
    .join('');
}

/** What stands for an export, with the component going to `__component`. */
function exportReplacement(
  node: ExportNamedDeclaration | ExportDefaultDeclaration,
): Replacement {
  const {start, end} = node;
  if (node.type === 'ExportDefaultDeclaration') {
    return {
      start,
      end: node.declaration.start,
      text: '__component.default = ',
    };
  }
  const component = node.specifiers.find(
    ({exported}) => nameOf(exported) === 'default',
  );
  if (component) {
    const text = `__component.default = ${nameOf(component.local)};`;
    return {start, end, text};
  }
  return {start, end: node.declaration?.start ?? end, text: ''};
}

/**
 * Rewrites a script block.
 *
 * @param firstLine - line of the file that the block begins on.
 * @throws EditError for code that does not parse.
 */
export function compileScript(code: string, firstLine: number): CompiledScript {
  const {body} = parseModule(code, firstLine);
  const imports = new Set<string>();
  const replacements = body.flatMap((node): Replacement[] => {
    switch (node.type) {
      case 'ImportDeclaration':
        imports.add(String(node.source.value));
        return [{...rangeOf(node), text: declarationsOf(node)}];
      case 'ExportDefaultDeclaration':
      case 'ExportNamedDeclaration':
        return [exportReplacement(node)];
      default:
        return [];
    }
  });
  return {code: replaceIn(code, replacements), imports: [...imports]};
}

/**
 * Rewrites a `<script setup>` block to a component with a `setup` function.
 *
 * @param firstLine - line of the file that the block begins on.
 * @throws EditError for code that does not parse.
 */
export function compileScriptSetup(
  code: string,
  firstLine: number,
): CompiledScript {
  const program = parseModule(code, firstLine);
  const declarations = program.body.filter(
    (node) => node.type === 'ImportDeclaration',
  );
  const {names, components, props, replacements} = readSetup(program, code);
  const statements = replaceIn(code, [
    ...replacements,
    ...declarations.map((node) => ({...rangeOf(node), text: ''})),
  ]);
  const register = `Object.assign(__modules.vue.getCurrentInstance().proxy.$options.components,{${components.join(',')}});`;
  const imports = new Set(
    declarations.map(({source}) => String(source.value)),
  ).add('vue');
  return {
    // All that is added stands on the first line and behind the last.
    code: `${declarations.map(declarationsOf).join('')}__component.default={setup(${setupParameters}){${statements}
${register}return {${names.join(',')}}}${props ? `,props:${props}` : ''}}`,
    imports: [...imports],
  };
}
