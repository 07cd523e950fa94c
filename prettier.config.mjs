/** @type {import('prettier').Config} */
export default {
  bracketSpacing: false,
  singleQuote: true,
  trailingComma: 'all',
};
