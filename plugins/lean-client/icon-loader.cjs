const icons = require('@mdi/js');

/**
 * Bundler loader: a module of one icon, which the module's query names.
 *
 * @param {string} source - text of the module; not reached.
 * @returns {string} the same.
 */
module.exports = (source) => source;

/**
 * Runs before the module is read, which holds all icons.
 *
 * @this {{resourceQuery: string}}
 * @returns {string} the text of the module.
 */
module.exports.pitch = function pitch() {
  const name = new URLSearchParams(this.resourceQuery).get('icon') ?? '';
  const path = new Map(Object.entries(icons)).get(name);
  if (path === undefined) {
    throw new Error(`@mdi/js has no icon "${name}".`);
  }
  return `export const ${name} = ${JSON.stringify(path)};`;
};
