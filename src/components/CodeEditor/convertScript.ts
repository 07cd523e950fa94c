import {parse} from 'acorn';
import type {ExportNamedDeclaration, Program} from 'acorn';
import {
  declareImports,
  nameOf,
} from '@site/plugins/live-examples/client/compile/imports';
import {
  readSetup,
  type Replacement,
  setupParameters,
} from '@site/plugins/live-examples/client/compile/setup';
import {findPenModule} from './modules';

/** A component's script, rewritten to run as a plain script in a pen. */
export interface PenScript {
  readonly js: string;
  /** Addresses of the scripts that it needs, in order, each once. */
  readonly scripts: readonly string[];
}

/** Applies replacements that do not overlap. */
function applyEdits(code: string, edits: readonly Replacement[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, {start, end, text}) =>
        result.slice(0, start) + text + result.slice(end),
      code,
    );
}

/** Where a removed statement's line ends, so that no blank line is left. */
function lineEnd(code: string, end: number): number {
  const rest = /^[ \t;]*(?:\r?\n)?/.exec(code.slice(end));
  return end + (rest?.[0].length ?? 0);
}

const instance = (options: readonly string[], rest = '') =>
  `new Vue({\n${options.map((line) => `  ${line},\n`).join('')}${rest}})`;

/** An object's source without its braces, from its first line on. */
const bodyOf = (object: string) =>
  object.slice(1, -1).replace(/^[ \t]*\r?\n/, '');

/** `export {component as default}` gives the name, other exports nothing. */
function defaultSpecifier(node: ExportNamedDeclaration): string | undefined {
  const specifier = node.specifiers.find(
    ({exported}) => nameOf(exported) === 'default',
  );
  return specifier && nameOf(specifier.local);
}

/** What the root instance of a pen is made of. */
export interface PenRoot {
  /** Options as source, such as `el: '#app'`. */
  readonly options: readonly string[];
  /** The file has no template: the component renders itself. */
  readonly renders: boolean;
}

/** The statements that mount a component, given as an expression. */
function mountComponent(component: string, root: PenRoot): string {
  if (root.renders) {
    const render = "render: (h) => h('v-app', [h(Example)])";
    return `const Example = ${component}\n\n${instance([...root.options, render])}`;
  }
  return instance([...root.options, `extends: ${component}`]);
}

/** The options that do what a `<script setup>` does. */
function setupOptions(code: string, program: Program): string {
  const {names, components, props, replacements} = readSetup(program, code);
  const edits = program.body
    .filter(({type}) => type === 'ImportDeclaration')
    .map(({start, end}) => ({start, end: lineEnd(code, end), text: ''}));
  const lines = applyEdits(code, [...edits, ...replacements])
    .trim()
    .split('\n');
  const register =
    components.length > 0
      ? [
          '    Object.assign(Vue.getCurrentInstance().proxy.$options.components, {',
          `      ${components.join(', ')},`,
          '    })',
        ]
      : [];
  return [
    ...(props ? [`  props: ${props},`] : []),
    `  setup(${/__(?:props|context)/.test(lines.join()) ? setupParameters : ''}) {`,
    ...lines.map((line) => (line === '' ? '' : `    ${line}`)),
    ...register,
    `    return { ${names.join(', ')} }`,
    '  },\n',
  ].join('\n');
}

/**
 * Turns the script of a single-file component into one that mounts it: the
 * default export becomes a root instance, imports become globals.
 *
 * @param code - the script block; empty when the file has none.
 * @param root - what the root instance is made of.
 * @param vuetify - version of the framework.
 * @param assets - full addresses of the images that it imports.
 * @throws a SyntaxError when the script cannot be parsed, and an error with
 * the code MODULE_NOT_FOUND for an import that a pen cannot have.
 */
export function convertScript(
  code: string,
  root: PenRoot,
  vuetify: string,
  assets: Readonly<Record<string, string>>,
): PenScript {
  const edits: Replacement[] = [];
  const scripts = new Set<string>();
  let mounted = false;
  const replace = ({start, end}: {start: number; end: number}, text: string) =>
    edits.push({start, end, text});
  const remove = ({start, end}: {start: number; end: number}) =>
    edits.push({start, end: lineEnd(code, end), text: ''});

  const program = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  for (const node of program.body) {
    const semicolon = code[node.end - 1] === ';' ? ';' : '';
    switch (node.type) {
      case 'ImportDeclaration': {
        const name = String(node.source.value);
        const address = assets[name];
        if (address !== undefined) {
          const value = JSON.stringify(address);
          const lines = declareImports(node, value, value);
          replace(node, lines.map((line) => line + semicolon).join('\n'));
          break;
        }
        const found = findPenModule(name, vuetify);
        if (!found) {
          throw Object.assign(new Error(`Cannot find module '${name}'`), {
            code: 'MODULE_NOT_FOUND',
          });
        }
        if (found.kind === 'module') {
          replace(node.source, `'${found.url}'`);
          break;
        }
        found.scripts.forEach((script) => scripts.add(script));
        const lines = declareImports(
          node,
          found.global,
          found.default ?? found.global,
        );
        if (lines.length > 0) {
          replace(node, lines.map((line) => line + semicolon).join('\n'));
        } else {
          remove(node);
        }
        break;
      }
      case 'ExportDefaultDeclaration': {
        const {declaration} = node;
        const component = code.slice(declaration.start, declaration.end);
        const isObject = declaration.type === 'ObjectExpression';
        const text =
          isObject && !root.renders
            ? instance(root.options, bodyOf(component))
            : mountComponent(component, root);
        replace(node, text + semicolon);
        mounted = true;
        break;
      }
      case 'ExportNamedDeclaration': {
        const component = defaultSpecifier(node);
        if (component) {
          replace(node, mountComponent(component, root) + semicolon);
          mounted = true;
        } else if (node.declaration) {
          // A pen's script exports nothing, the declaration stays.
          replace({start: node.start, end: node.declaration.start}, '');
        } else {
          remove(node);
        }
        break;
      }
      default:
    }
  }

  const imports = program.body.filter(({type}) => type === 'ImportDeclaration');
  const headEnd = mounted
    ? code.length
    : Math.max(0, ...imports.map(({end}) => end));
  let head = applyEdits(code.slice(0, headEnd), edits);
  if (!mounted) {
    // No default export: the file has a `<script setup>` or none.
    const setup = code.trim() === '' ? '' : setupOptions(code, program);
    head = `${head}\n\n${instance(root.options, setup)}`;
  }
  for (const [file, address] of Object.entries(assets)) {
    for (const quote of [`'`, '"']) {
      head = head.replaceAll(
        `require(${quote}${file}${quote})`,
        JSON.stringify(address),
      );
    }
  }
  return {js: `${head.trim()}\n`, scripts: [...scripts]};
}
