import {Prism} from 'prism-react-renderer';
import type {Token} from 'prismjs';
import {escapeHtml} from '../util/html';
import {findGrammar} from './grammars';

/**
 * Prism's many token types, brought down to those that have a color of their
 * own in `src/css/code.css`. Types that are not listed take the color of the
 * token around them.
 */
const colorOfType: Readonly<Record<string, string>> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  cdata: 'comment',
  blockquote: 'comment',
  coord: 'comment',
  punctuation: 'punctuation',
  operator: 'punctuation',
  keyword: 'keyword',
  atrule: 'keyword',
  rule: 'keyword',
  important: 'keyword',
  'attr-value': 'string',
  string: 'string',
  'template-string': 'string',
  char: 'string',
  url: 'string',
  regex: 'string',
  'code-snippet': 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  color: 'number',
  unit: 'number',
  entity: 'number',
  null: 'number',
  function: 'function',
  'function-variable': 'function',
  tag: 'tag',
  selector: 'tag',
  'attr-name': 'attribute',
  property: 'attribute',
  key: 'attribute',
  variable: 'attribute',
  parameter: 'attribute',
  'class-name': 'type',
  builtin: 'type',
  environment: 'type',
  title: 'title',
  bold: 'title',
  inserted: 'inserted',
  'inserted-sign': 'inserted',
  deleted: 'deleted',
  'deleted-sign': 'deleted',
  // Program text inside of another language starts afresh.
  'vue-expression': '',
  interpolation: '',
  'vue-css': '',
  'vue-sass': '',
  'vue-scss': '',
  'vue-js': '',
  'vue-ts': '',
  script: '',
  style: '',
};

interface Run {
  readonly color: string;
  text: string;
}

type TokenContent = string | Token | readonly (string | Token)[];

function colorOf(token: Token, around: string): string {
  const types = [token.type, token.alias].flat();
  const known = types.find((type) => type in colorOfType);
  return (known === undefined ? undefined : colorOfType[known]) ?? around;
}

/** Flattens Prism's tree to runs of one color, split into lines. */
function toLines(content: TokenContent): Run[][] {
  const lines: Run[][] = [[]];
  const append = (text: string, color: string) => {
    const line = lines[lines.length - 1];
    const last = line?.[line.length - 1];
    if (text === '' || !line) {
      return;
    }
    // White space has no color: it joins whatever stands before it.
    if (last && (last.color === color || text.trim() === '')) {
      last.text += text;
    } else {
      line.push({color, text});
    }
  };
  const walk = (node: TokenContent, color: string) => {
    if (typeof node === 'string') {
      node.split('\n').forEach((text, index) => {
        if (index > 0) {
          lines.push([]);
        }
        append(text, color);
      });
    } else if ('type' in node) {
      walk(node.content, colorOf(node, color));
    } else {
      node.forEach((child) => walk(child, color));
    }
  };
  walk(content, '');
  return lines;
}

function runToHtml({color, text}: Run): string {
  return color === ''
    ? escapeHtml(text)
    : `<span class="token ${color}">${escapeHtml(text)}</span>`;
}

/**
 * Highlights code, one string of HTML a line. A token that spans lines is
 * closed and opened again, so that each line stands on its own.
 *
 * @param code - the source text; line ends may be `\n` or `\r\n`.
 * @param language - the language as written in a code fence; an unknown one
 *   gives escaped plain text.
 * @returns escaped HTML of each line, without line ends.
 */
export function highlightToLines(code: string, language: string): string[] {
  const text = code.replace(/\r\n?/g, '\n');
  const grammar = findGrammar(language);
  const tokens = grammar ? Prism.tokenize(text, grammar) : text;
  return toLines(tokens).map((line) => line.map(runToHtml).join(''));
}

/**
 * Highlights code at build time; the browser gets HTML and no highlighter.
 *
 * @param code - the source text.
 * @param language - the language as written in a code fence; an unknown one
 *   gives escaped plain text.
 * @returns escaped HTML with `<span class="token …">` around what has a color.
 */
export function highlightToHtml(code: string, language: string): string {
  return highlightToLines(code, language).join('\n');
}
