'use strict';

const path = require('node:path');

/**
 * Makes the template compiler check expressions by parsing them. It compiles
 * them with `new Function`, only to see whether that throws, and a
 * content-security policy without `unsafe-eval` forbids it.
 *
 * @this {import('@rspack/core').LoaderContext<unknown>}
 * @param {string} source
 */
module.exports = function noEval(source) {
  const checker = path.join(__dirname, '../client/compile/syntax.ts');
  const calls = source.split('new Function(').length - 1;
  if (calls === 0) {
    throw new Error(
      'vue-template-compiler no longer calls new Function; remove loaders/no-eval.cjs.',
    );
  }
  return `var checkSyntax = require(${JSON.stringify(checker)}).checkSyntax;\n${source.replaceAll('new Function(', 'checkSyntax(')}`;
};
