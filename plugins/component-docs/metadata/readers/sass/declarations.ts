import scss from 'postcss-scss';

/** A variable that a file declares at its top level. */
export interface SassDeclaration {
  /** With its `$`. */
  readonly name: string;
  /** As written, without `!default`. */
  readonly value: string;
}

/** `map-deep-merge(<defaults>, $itself)`: the defaults are what counts. */
function mergedDefaults(name: string, value: string): string {
  const inner = /^map-(?:deep-)?merge\(([\s\S]*)\)$/.exec(value)?.[1]?.trim();
  return inner?.endsWith(name)
    ? inner.slice(0, -name.length).trim().replace(/,$/, '').trim()
    : value;
}

/** Takes away the indentation that all lines but the first share. */
function dedent(text: string): string {
  const indents = [...text.matchAll(/\n( *)\S/g)].map(
    ([, spaces = '']) => spaces.length,
  );
  return indents.length === 0
    ? text
    : text.replaceAll(`\n${' '.repeat(Math.min(...indents))}`, '\n');
}

/**
 * Reads the variables of a file. A map that is declared empty and then merged
 * with its defaults is one variable, with the defaults as its value.
 *
 * @param source - scss.
 * @param file - for the error.
 * @throws when the file is no scss.
 */
export function readDeclarations(
  source: string,
  file: string,
): SassDeclaration[] {
  const values = new Map<string, string>();
  for (const node of scss.parse(source, {from: file}).nodes) {
    if (node.type === 'decl' && node.prop.startsWith('$')) {
      const written = node.value.replace(/\s*!default\s*$/, '').trim();
      values.set(node.prop, dedent(mergedDefaults(node.prop, written)));
    }
  }
  return [...values].map(([name, value]) => ({name, value}));
}
