import type {RuntimeModule} from '@rspack/core';

/** Text of the bundle's runtime that is replaced, by the name of its part. */
const edits: Readonly<
  Record<string, {readonly find: RegExp; readonly replace: string}>
> = {
  'get javascript chunk filename': {
    find: /^[\s\S]*__webpack_require__\.u = [\s\S]*$/,
    replace: `__webpack_require__.pageScripts = {};
__webpack_require__.u = (chunkId) => __webpack_require__.pageScripts[chunkId];`,
  },
  'get mini-css chunk filename': {
    find: /^[\s\S]*__webpack_require__\.miniCssF = [\s\S]*$/,
    replace: `__webpack_require__.pageStyles = {};
__webpack_require__.miniCssF = (chunkId) => __webpack_require__.pageStyles[chunkId];`,
  },
  'css loading': {
    find: /var cssChunks = \{[^}]*\}/,
    replace: 'var cssChunks = __webpack_require__.pageStyles',
  },
};

/** Parts of the runtime that must lose their tables. */
export const editedParts: readonly string[] = Object.keys(edits);

/**
 * Takes the files of all chunks out of a part of the runtime, which every page
 * loads: the tables of pages say them.
 *
 * @returns whether the part was one that holds such a table.
 * @throws when the part does not look as it did: the bundler moved on.
 */
export function editRuntime({name, source}: RuntimeModule): boolean {
  const edit = edits[name];
  if (!edit || !source) {
    return false;
  }
  const text = source.source.toString();
  const edited = text.replace(edit.find, edit.replace);
  if (edited === text) {
    throw new Error(
      `The part "${name}" of the bundler's runtime is written in another way now; adapt plugins/lean-client/tables/runtime.ts.`,
    );
  }
  source.source = Buffer.from(edited);
  return true;
}
