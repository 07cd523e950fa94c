import {AST, parse} from 'vue-eslint-parser';

/** Something of a component's API that a template uses. */
export interface Use {
  readonly tag: string;
  readonly kind: 'prop' | 'event' | 'slot' | 'model' | 'sync';
  /** As the API writes it; a computed part is `*`. */
  readonly name: string;
  readonly line: number;
}

/** Props of the table that hand their keys to another component. */
const forwarded: Readonly<Record<string, string>> = {
  'footer-props': 'v-data-footer',
  'header-props': 'v-data-table-header',
};

function kebab(name: string): string {
  return name.replace(/\B([A-Z])/g, '-$1').toLowerCase();
}

function computedName(container: AST.VExpressionContainer): string {
  const {expression} = container;
  return expression?.type === 'TemplateLiteral'
    ? expression.quasis.map(({value}) => value.raw).join('*')
    : '*';
}

/** `item.name` of `#item.name`, whose part after the dot parses as modifier. */
function slotName({key}: AST.VDirective): string {
  const {argument, modifiers} = key;
  if (!argument) {
    return 'default';
  }
  return [
    argument.type === 'VIdentifier' ? argument.rawName : computedName(argument),
    ...modifiers.map(({rawName}) => rawName),
  ].join('.');
}

function slotDirective(element: AST.VElement): AST.VDirective | undefined {
  return element.startTag.attributes.find(
    (attribute): attribute is AST.VDirective =>
      attribute.directive && attribute.key.name.name === 'slot',
  );
}

function* forwardedUses(
  name: string,
  {value, loc}: AST.VDirective,
): Generator<Use> {
  const tag = forwarded[name];
  if (tag && value?.expression?.type === 'ObjectExpression') {
    for (const property of value.expression.properties) {
      if (property.type === 'Property') {
        const {key} = property;
        yield {
          tag,
          kind: 'prop',
          name: kebab(
            key.type === 'Identifier'
              ? key.name
              : key.type === 'Literal'
                ? String(key.value)
                : '*',
          ),
          line: loc.start.line,
        };
      }
    }
  }
}

function* directiveUses(
  tag: string,
  directive: AST.VDirective,
): Generator<Use> {
  const {key, loc} = directive;
  const {line} = loc.start;
  const modifiers = key.modifiers.map(({name}) => name);
  const name =
    key.argument?.type === 'VIdentifier' ? kebab(key.argument.rawName) : '';
  if (key.name.name === 'model') {
    yield {tag, kind: 'model', name: 'v-model', line};
  } else if (key.name.name === 'bind' && name) {
    yield {tag, kind: modifiers.includes('sync') ? 'sync' : 'prop', name, line};
    yield* forwardedUses(name, directive);
  } else if (key.name.name === 'on' && name && !modifiers.includes('native')) {
    yield {tag, kind: 'event', name, line};
  }
}

function hasDefaultContent({children}: AST.VElement): boolean {
  return children.some((child) =>
    child.type === 'VElement'
      ? !slotDirective(child)
      : child.type === 'VExpressionContainer' || child.value.trim() !== '',
  );
}

function* elementUses(element: AST.VElement): Generator<Use> {
  const tag = kebab(element.rawName);
  const {line} = element.loc.start;
  for (const attribute of element.startTag.attributes) {
    if (attribute.directive) {
      yield* directiveUses(tag, attribute);
    } else {
      yield {
        tag,
        kind: 'prop',
        name: attribute.key.name,
        line: attribute.loc.start.line,
      };
    }
  }
  if (hasDefaultContent(element)) {
    yield {tag, kind: 'slot', name: 'default', line};
  }
  for (const child of element.children) {
    const directive = child.type === 'VElement' && slotDirective(child);
    if (directive && child.rawName === 'template') {
      yield {
        tag,
        kind: 'slot',
        name: slotName(directive),
        line: child.loc.start.line,
      };
    }
  }
}

/** The API of components that the template of an example uses. */
export function usesIn(source: string, file: string): Use[] {
  const {templateBody} = parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    filePath: file,
  });
  const uses: Use[] = [];
  if (templateBody) {
    AST.traverseNodes(templateBody, {
      enterNode(node) {
        if (node.type === 'VElement' && node.rawName.startsWith('v-')) {
          uses.push(...elementUses(node));
        }
      },
      leaveNode: () => undefined,
    });
  }
  return uses;
}
