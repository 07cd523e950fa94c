/**
 * Bundler loader: gives `text` in place of what is in the file.
 *
 * @this {{getOptions(): {text: string}}}
 * @returns {string} the new text of the module
 */
module.exports = function replaceLoader() {
  return this.getOptions().text;
};
