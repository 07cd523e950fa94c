import type {Identifier, ImportDeclaration, Literal} from 'acorn';

/** Name of an import or export, quoted or not. */
export const nameOf = (node: Identifier | Literal): string =>
  node.type === 'Identifier' ? node.name : String(node.value);

/**
 * Declarations that give the local names of an import their values.
 *
 * @param namespace - expression whose members are the named exports.
 * @param defaultExport - expression that is the default export.
 */
export function declareImports(
  {specifiers}: ImportDeclaration,
  namespace: string,
  defaultExport: string,
): string[] {
  const named: string[] = [];
  const declarations: string[] = [];
  const declare = (local: string, value: string) => {
    if (local !== value) {
      declarations.push(`const ${local} = ${value}`);
    }
  };
  for (const specifier of specifiers) {
    const local = specifier.local.name;
    const imported =
      specifier.type === 'ImportSpecifier'
        ? nameOf(specifier.imported)
        : 'default';
    if (specifier.type === 'ImportNamespaceSpecifier') {
      declare(local, namespace);
    } else if (imported === 'default') {
      declare(local, defaultExport);
    } else {
      named.push(imported === local ? local : `${imported}: ${local}`);
    }
  }
  if (named.length > 0) {
    declarations.push(`const { ${named.join(', ')} } = ${namespace}`);
  }
  return declarations;
}
