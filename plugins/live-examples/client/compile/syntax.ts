import {parse} from 'acorn';

/**
 * Checks a function's source as `new Function(...parameters, body)` would,
 * without making one.
 *
 * @throws SyntaxError where `new Function` would.
 */
export function checkSyntax(...source: string[]): void {
  const body = source.at(-1) ?? '';
  const parameters = source.slice(0, -1).join(',');
  parse(`(function(${parameters}){${body}\n})`, {ecmaVersion: 'latest'});
}
