const inRegistry = /, require\.resolveWeak\("[^"]*"\)(?=\],)/g;

/**
 * Bundler loader for Docusaurus' generated `registry.js`: takes out what makes
 * the bundler compile every page. Only a page that was rendered on a server
 * asks for it, to find out what it has loaded.
 *
 * @this {{resourcePath: string}}
 * @param {string} source
 * @returns {string}
 * @throws when a page stands there in another way: Docusaurus moved on.
 */
module.exports = function registryLoader(source) {
  const lazy = source.replace(inRegistry, '');
  if (lazy === source || lazy.includes('resolveWeak')) {
    throw new Error(
      `${this.resourcePath} names pages in another way now; adapt plugins/bundler/registry-loader.cjs to the installed Docusaurus.`,
    );
  }
  return lazy;
};
