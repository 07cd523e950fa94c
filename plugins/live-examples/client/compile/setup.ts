import type {CallExpression, Expression, Pattern, Program} from 'acorn';

/** Replaces `code[start..end)` by `text`. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a `<script setup>` becomes. */
export interface SetupScript {
  /** The names that its template may use. */
  readonly names: readonly string[];
  /** Those of them that a template may use as a component. */
  readonly components: readonly string[];
  /** Source of the `props` option. */
  readonly props?: string;
  /** What stands for the compiler's macros in the body. */
  readonly replacements: readonly Replacement[];
}

/** Parameters of the `setup` function that the replacements refer to. */
export const setupParameters = '__props, __context';

/** The names that a pattern such as `{a, b: [c]}` declares. */
function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(
          property.type === 'RestElement' ? property.argument : property.value,
        ),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** The names that a program declares at its top. */
function namesOf({body}: Program): string[] {
  return body.flatMap((node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        return node.specifiers.map(({local}) => local.name);
      case 'VariableDeclaration':
        return node.declarations.flatMap(({id}) => namesIn(id));
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        return [node.id.name];
      default:
        return [];
    }
  });
}

/** The calls that stand alone or give a variable its value. */
function callsOf({body}: Program): CallExpression[] {
  const isCall = (node?: Expression | null): node is CallExpression =>
    node?.type === 'CallExpression';
  return body.flatMap((node) => {
    switch (node.type) {
      case 'ExpressionStatement':
        return [node.expression].filter(isCall);
      case 'VariableDeclaration':
        return node.declarations.map(({init}) => init).filter(isCall);
      default:
        return [];
    }
  });
}

/**
 * Reads a `<script setup>`: what its template may use, and what the macros of
 * Vue's compiler in it mean.
 */
export function readSetup(program: Program, code: string): SetupScript {
  let props: string | undefined;
  const replacements: Replacement[] = [];
  for (const {callee, arguments: values, start, end} of callsOf(program)) {
    const macro = callee.type === 'Identifier' ? callee.name : '';
    const [value] = values;
    const argument = value ? code.slice(value.start, value.end) : '';
    switch (macro) {
      case 'defineProps':
        props = argument;
        replacements.push({start, end, text: '__props'});
        break;
      case 'defineEmits':
        replacements.push({start, end, text: '__context.emit'});
        break;
      case 'defineExpose':
        replacements.push({
          start: callee.start,
          end: callee.end,
          text: '__context.expose',
        });
        break;
      default:
    }
  }
  const names = namesOf(program);
  return {
    names,
    components: names.filter((name) => /^[A-Z]/.test(name)),
    ...(props ? {props} : {}),
    replacements,
  };
}
