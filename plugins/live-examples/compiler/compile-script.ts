import {parse, type ParseError} from '@babel/parser';
import type {Node} from '@babel/types';
import {compileScript, rewriteDefault, type SFCBlock} from 'vue/compiler-sfc';
import {checked} from './checked';
import {allowedImports, assetPattern, isAllowedImport} from './imports';
import {lineIn, type ParsedExample} from './sfc';
import {SourceError} from './source-error';

/** Name of the component's options in the compiled code. */
export const componentVariable = '__component';

function isParseError(error: unknown): error is ParseError & Error {
  return error instanceof SyntaxError && 'loc' in error;
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string'
  );
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) {
        yield* walk(child);
      }
    }
  }
}

/** The specifier that a node imports; undefined for any other node. */
function importedBy(node: Node): string | undefined {
  if (
    node.type === 'ImportDeclaration' ||
    node.type === 'ExportAllDeclaration' ||
    node.type === 'ExportNamedDeclaration'
  ) {
    return node.source?.value;
  }
  if (
    node.type === 'CallExpression' &&
    (node.callee.type === 'Import' ||
      (node.callee.type === 'Identifier' && node.callee.name === 'require'))
  ) {
    const [argument] = node.arguments;
    return argument?.type === 'StringLiteral'
      ? argument.value
      : 'a computed path';
  }
  return undefined;
}

/** Checks the imports of a block; gives the images among them. */
function checkBlock(example: ParsedExample, block: SFCBlock): string[] {
  const assets: string[] = [];
  let program: Node;
  try {
    program = parse(block.content, {sourceType: 'module'}).program;
  } catch (error) {
    if (!isParseError(error)) {
      throw error;
    }
    const {line, column} = error.loc;
    throw new SourceError(
      example.file,
      lineIn(example, block, {line, column: column + 1}),
      `The script does not parse: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`,
    );
  }
  for (const node of walk(program)) {
    const specifier = importedBy(node);
    if (specifier !== undefined && assetPattern.test(specifier)) {
      assets.push(specifier);
    } else if (specifier !== undefined && !isAllowedImport(specifier)) {
      const {line, column} = node.loc?.start ?? {line: 1, column: 0};
      throw new SourceError(
        example.file,
        lineIn(example, block, {line, column: column + 1}),
        `The example imports "${specifier}", which examples may not. They may import images beside them (./name.svg) and ${allowedImports.join(', ')}; the list is plugins/live-examples/compiler/imports.ts.`,
      );
    }
  }
  return assets;
}

/**
 * Compiles the script blocks of an example.
 *
 * @param scopeId - the id that its scoped styles carry.
 * @param vueVersion - version of the Vue that the example runs on.
 * @returns a module body that binds the options to
 * {@link componentVariable}, the bindings its template may use, and the images
 * that it imports.
 * @throws {@link SourceError} for code that does not parse and for imports
 * that are not on the list.
 */
export function compileExampleScript(
  example: ParsedExample,
  scopeId: string,
  vueVersion: string,
) {
  const {script, scriptSetup} = example.descriptor;
  const assets = [script, scriptSetup].flatMap((block) =>
    block ? checkBlock(example, block) : [],
  );
  if (scriptSetup && vueVersion.startsWith('2.6.')) {
    throw new SourceError(
      example.file,
      lineIn(example, scriptSetup, {line: 1, column: 1}),
      `<script setup> needs Vue 2.7; this version's examples run on Vue ${vueVersion}. Write the options API.`,
    );
  }
  if (!script && !scriptSetup) {
    return {
      code: `const ${componentVariable} = {};`,
      bindings: undefined,
      assets,
    };
  }
  try {
    const {content, bindings} = checked(() =>
      compileScript(example.descriptor, {id: scopeId, isProd: true}),
    );
    return {
      code: rewriteDefault(content, componentVariable),
      bindings,
      assets,
    };
  } catch (error) {
    const block = scriptSetup ?? script ?? {start: 0};
    throw new SourceError(
      example.file,
      lineIn(example, block, {line: 1, column: 1}),
      `The script does not compile: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
