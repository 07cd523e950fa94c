/**
 * Bundler loader: imports each icon of `@mdi/js` from a module of its own.
 *
 * @param {string} source - text of a TypeScript module.
 * @returns {string} the text, on as many lines.
 */
module.exports = function iconImportsLoader(source) {
  return source.replace(
    /import\s*\{([^}]*)\}\s*from\s*'@mdi\/js';/g,
    (/** @type {string} */ _, /** @type {string} */ names) =>
      names.replace(/(\w+)\s*,?/g, "import {$1} from '@mdi/js?icon=$1';"),
  );
};
