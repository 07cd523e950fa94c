import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {readFence} from './fence';
import {highlightToLines} from './highlight';

function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('');
}

function languageOf(element: Element): string {
  const {className} = element.properties;
  const names = Array.isArray(className) ? className : [];
  return (
    names.map((name) => /^language-(.+)$/.exec(name)?.[1]).find(Boolean) ??
    'text'
  );
}

/** Lines get an element of their own only where something asks for it. */
function toHtml(
  lines: readonly string[],
  marked: ReadonlySet<number>,
  numbered: boolean,
): string {
  if (!numbered && marked.size === 0) {
    return lines.join('\n');
  }
  return lines
    .map((html, index) => {
      const mark = marked.has(index + 1)
        ? ' theme-code-block-highlighted-line'
        : '';
      return `<span class="code-line${mark}">${html}\n</span>`;
    })
    .join('');
}

/**
 * Rehype plugin: turns the code of each Markdown fence into highlighted HTML,
 * given to `@theme/CodeBlock` as the properties `html`, `language`, `title`
 * and `lineNumbersStart` in place of children.
 */
export default function highlightFences(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (
        pre.tagName !== 'pre' ||
        code?.type !== 'element' ||
        code.tagName !== 'code'
      ) {
        return;
      }
      const {metastring} = code.properties;
      const fence = readFence(
        textOf(code).replace(/\n$/, ''),
        typeof metastring === 'string' ? metastring : '',
      );
      const language = languageOf(code);
      code.children = [];
      code.properties = {
        language,
        title: fence.title,
        lineNumbersStart: fence.lineNumbersStart,
        html: toHtml(
          highlightToLines(fence.code, language),
          fence.marked,
          fence.lineNumbersStart !== undefined,
        ),
      };
    });
  };
}
