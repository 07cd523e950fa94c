const {createHash} = require('node:crypto');

/**
 * @param {string} chunk
 * @param {string} module - as a literal.
 */
const load = (chunk, module) =>
  `() => import(/* webpackChunkName: "${chunk}" */ ${module})`;

/** Where the code is that surrounds an island. */
const modules = {
  browser: require.resolve('./client/island.tsx'),
  server: require.resolve('./server/island.tsx'),
};

/**
 * Bundler loader: the island of the component in the file. The query names the
 * chunk of the component, and perhaps a module that its prop `data` comes from. A
 * development server, which writes no HTML, gets what the server gets.
 *
 * @this {{resourcePath: string, resourceQuery: string, getOptions(): {of: 'browser' | 'server'}}}
 * @returns {string} the text of the module.
 */
module.exports = function islandLoader() {
  const query = new URLSearchParams(this.resourceQuery);
  const {of} = this.getOptions();
  const file = JSON.stringify(this.resourcePath);
  const data = query.has('data') && JSON.stringify(query.get('data'));
  const island = `import island from ${JSON.stringify(modules[of])};`;
  if (of === 'server') {
    return `${island}
import Part from ${file};
${data ? `import data from ${data};` : 'const data = undefined;'}
export default island(Part, data);`;
  }
  const hash = createHash('sha256').update(String(data)).digest('hex');
  return `${island}
export default island(${load(query.get('island') ?? '', file)}${data ? `, ${load(`island-data-${hash.slice(0, 12)}`, data)}` : ''});`;
};
