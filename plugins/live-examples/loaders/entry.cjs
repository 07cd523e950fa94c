'use strict';

// Bundlers load loaders as plain Node modules; these are TypeScript.
const {require: load} = require('tsx/cjs/api');

/**
 * A loader written in TypeScript.
 *
 * @param {string} name - file name in this folder, without extension.
 * @returns {unknown} the loader.
 */
module.exports = (name) => {
  /** @type {unknown} */
  const module = load(`./${name}.ts`, __filename);
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : undefined;
};
