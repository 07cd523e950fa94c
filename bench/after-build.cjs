'use strict';

/**
 * Loads a site, then lets plugins do again what they do after a build, on its
 * pages as they were built. A process of its own, in which Docusaurus runs as
 * usual; it is told the names of plugins, one at a time.
 */
process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';

const {loadSite} = require('@docusaurus/core/lib/server/site');

const [siteDir = '', outDir = ''] = process.argv.slice(2);

/** @type {(message: string) => void} */
const tell = (message) => {
  process.send?.(message);
};

/**
 * @typedef {object} LoadedPlugin
 * @property {string} name
 * @property {unknown} content
 * @property {(props: object) => Promise<void>} [postBuild]
 */

async function main() {
  /** @type {unknown} */
  const site = await loadSite({siteDir, outDir, locale: 'en'});
  const {props} = /** @type {{props: {plugins: LoadedPlugin[]}}} */ (site);
  process.on('message', (name) => {
    const plugin = props.plugins.find((found) => found.name === name);
    if (!plugin?.postBuild) {
      throw new Error(`No plugin "${String(name)}" works after a build.`);
    }
    const {content} = plugin;
    void plugin
      .postBuild({...props, content, head: {}, routesBuildMetadata: {}})
      .then(() => tell('done'));
  });
  tell('loaded');
}

void main();
