/**
 * Bundler loader for modules that must never be part of a bundle.
 *
 * @this {{resourcePath: string, getOptions(): {instead: string}}}
 * @returns {never}
 */
module.exports = function forbidLoader() {
  throw new Error(
    `${this.resourcePath} must not reach the browser: ${this.getOptions().instead}`,
  );
};
