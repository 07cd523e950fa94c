import {type Document, LineCounter, isNode, parseDocument} from 'yaml';
import type * as z from 'zod';
import {formatPath, problemsOf} from './zodMessage';

/** The line of a value; of what it is missing from, when there is none. */
function lineOf(
  document: Document,
  lines: LineCounter,
  path: readonly PropertyKey[],
): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) {
    return lines.linePos(node.range[0]).line;
  }
  return path.length > 0 ? lineOf(document, lines, path.slice(0, -1)) : 1;
}

/**
 * Reads YAML that a schema describes.
 *
 * @param file - its path from the site's root, for errors.
 * @param source - its text; `<<` merges mappings.
 * @param schema - what it may hold; an empty file is checked as null.
 * @throws an error that names file, line and field of all that is wrong.
 */
export function parseYaml<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
): T {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, merge: true});
  const [syntax] = document.errors;
  if (syntax) {
    throw new Error(
      `${file}:${lines.linePos(syntax.pos[0]).line}: ${syntax.message}`,
    );
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    return result.data;
  }
  throw new Error(
    problemsOf(result.error)
      .map(({path, message}) => {
        const line = lineOf(document, lines, path);
        const field = path.length > 0 ? ` "${formatPath(path)}":` : '';
        return `${file}:${line}:${field} ${message}.`;
      })
      .join('\n'),
  );
}
