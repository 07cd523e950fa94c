import path from 'node:path';
import type {Element, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {marks} from './text';

interface Options {
  readonly siteDir: string;
  /** Address of the repository's files. */
  readonly sourceUrl: string;
}

/** The link from a block to the line where its English text is written. */
function sourceLink(
  file: string,
  line: number,
  sourceUrl: string,
): MdxJsxTextElementHast {
  const attribute = (name: string, value: string) =>
    ({type: 'mdxJsxAttribute', name, value}) as const;
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [
      attribute('className', 'pseudo-source'),
      attribute('href', `${sourceUrl}/${file}?plain=1#L${line}`),
      attribute('aria-label', `Translate ${file}:${line}`),
      attribute('title', `${file}:${line}`),
    ],
    children: [{type: 'text', value: '✎'}],
  };
}

/** Paragraphs, headings, cells and items that hold text of their own. */
function holdsText({children}: Element): boolean {
  return children.some(
    (child) => child.type === 'text' && child.value.includes(marks.start),
  );
}

/**
 * Ends each block of a page's text in the pseudo-language with a link to the
 * line that it is written in. Made after the table of contents, which has none.
 */
export default function pseudoSources({siteDir, sourceUrl}: Options) {
  return (tree: Root, {path: absolute}: VFile): void => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    visit(tree, 'element', (element) => {
      if (element.position && holdsText(element)) {
        element.children.push(
          sourceLink(file, element.position.start.line, sourceUrl),
        );
      }
    });
  };
}
