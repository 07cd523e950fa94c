/**
 * Bundler loader for modules that must never be part of a bundle.
 *
 * @this {{resourcePath: string}}
 * @returns {never}
 */
module.exports = function forbidLoader() {
  throw new Error(
    `${this.resourcePath} must not reach the browser: highlight at build time with plugins/code-highlight instead.`,
  );
};
