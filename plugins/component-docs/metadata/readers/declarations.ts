import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {TypeDefinition} from '../model';

/** Names of types begin with a capital; built-in ones have no declaration. */
const typeName = /\b[A-Z]\w+/g;

/** Names in a type or signature that may be those of types. */
export const typeNamesIn = (text: string): readonly string[] =>
  text.match(typeName) ?? [];

function declarationFiles(directory: string, entry: string): string[] {
  const folder = path.dirname(entry);
  const files =
    folder === '.'
      ? [entry]
      : fs
          .readdirSync(path.join(directory, folder), {
            recursive: true,
            encoding: 'utf8',
          })
          .filter((file) => /\.d\.[cm]?ts$/.test(file))
          .map((file) => path.join(folder, file))
          .sort();
  return files.map((file) => path.join(directory, file));
}

const isDeclaration = (
  node: ts.Node,
): node is
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node);

/** The declarations at the top of a file, as they stand there. */
function parse(file: string, text: string): TypeDefinition[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.filter(isDeclaration).map((node) => ({
    name: node.name.text,
    definition: node
      .getText(source)
      .replace(/^(?:export |declare )*/, '')
      .replace(/\r\n/g, '\n'),
  }));
}

/**
 * Finds what a package declares of the types that its API names, and of those
 * that their declarations name in turn. Nothing is compiled: a file is parsed
 * when it holds a name that is looked for.
 *
 * @param directory - the installed package.
 * @param entry - its file of declarations, from there; nothing without one.
 * @param names - what is looked for.
 * @returns in alphabetical order; the first declaration of a name counts.
 */
export function readTypes(
  directory: string,
  entry: string | undefined,
  names: readonly string[],
): TypeDefinition[] {
  if (
    names.length === 0 ||
    entry === undefined ||
    !fs.existsSync(path.join(directory, entry))
  ) {
    return [];
  }
  const files = declarationFiles(directory, entry).map((file) => ({
    file,
    text: fs.readFileSync(file, 'utf8'),
  }));
  const parsed = new Map<string, TypeDefinition[]>();
  const declarationOf = (name: string): TypeDefinition | undefined => {
    const declares = new RegExp(`\\b(?:interface|type|enum) ${name}\\b`);
    for (const {file, text} of files) {
      if (declares.test(text)) {
        const all = parsed.get(file) ?? parse(file, text);
        parsed.set(file, all);
        const found = all.find((entry) => entry.name === name);
        if (found) {
          return found;
        }
      }
    }
    return undefined;
  };
  const found = new Map<string, TypeDefinition>();
  // The set grows while it is walked.
  const wanted = new Set(names);
  for (const name of wanted) {
    const declaration = declarationOf(name);
    if (declaration) {
      found.set(name, declaration);
      typeNamesIn(declaration.definition).forEach((other) => wanted.add(other));
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
