/**
 * Compiles sass in a worker and posts what variables come to, as `inspect()`
 * writes it. A worker, because sass cannot be loaded by two module loaders of
 * one thread, and because a warm build does not have to load it at all.
 */
const threads = require('node:worker_threads');
const {Logger, compileString, sassNull} = require('sass');

const report = 'report-value';

/** @type {unknown} */
const input = threads.workerData;
const {directory, scopes} =
  /** @type {{directory: string, scopes: import('./resolve').SassScope[]}} */ (
    input
  );

/** @type {import('./resolve').ResolvedValues} */
const values = {};

/**
 * Loads a scope in a block, so that its names do not meet those of others.
 *
 * @param {import('./resolve').SassScope} scope - what to load.
 */
function block({name, file, variables}) {
  const lines = variables.map(
    (variable) =>
      `$reported: ${report}('${name}', '${variable}', inspect(${variable}));`,
  );
  return `.scope { @import '${file}'; ${lines.join(' ')} }`;
}

compileString(scopes.map(block).join('\n'), {
  loadPaths: [directory],
  // The package's own style warns of nothing that a reader could change.
  logger: Logger.silent,
  functions: {
    [`${report}($scope, $variable, $value)`]: (args) => {
      const [scope = '', variable = '', value = ''] = args.map(
        (arg) => arg.assertString().text,
      );
      values[scope] = {...values[scope], [variable]: value};
      return sassNull;
    },
  },
});
threads.parentPort?.postMessage(values);
