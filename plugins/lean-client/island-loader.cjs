/** Where the code is that surrounds an island, by where it runs. */
const modules = {
  browser: require.resolve('./client/island.tsx'),
  server: require.resolve('./server/island.tsx'),
};

/**
 * Bundler loader: the island of the component in the file, which the query names
 * the chunk of. A development server has none; it does not write HTML.
 *
 * @this {{resourcePath: string, resourceQuery: string, getOptions(): {of: 'browser' | 'server' | 'development'}}}
 * @returns {string} the text of the module.
 */
module.exports = function islandLoader() {
  const file = JSON.stringify(this.resourcePath);
  const chunk = new URLSearchParams(this.resourceQuery).get('island') ?? '';
  const {of} = this.getOptions();
  if (of === 'development') {
    return `export {default} from ${file};`;
  }
  const island = `import island from ${JSON.stringify(modules[of])};`;
  return of === 'server'
    ? `${island}
import Part from ${file};
export default island(Part);`
    : `${island}
export default island(() => import(/* webpackChunkName: "${chunk}" */ ${file}));`;
};
