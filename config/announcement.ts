import {createHash} from 'node:crypto';
import {renderMarkdown} from '../plugins/content-service/content/markdown';

/**
 * The banner above every page, by Docusaurus' own means: closable, and
 * remembered as closed until its text changes.
 *
 * @param markdown - its text.
 * @returns the option `announcementBar` of the classic theme.
 */
export function announcementOf(markdown: string): {
  readonly id: string;
  readonly content: string;
  readonly isCloseable: true;
} {
  const content = renderMarkdown(markdown, '/');
  return {
    id: createHash('sha256').update(content).digest('hex').slice(0, 12),
    content: content.replace(/^<p>([\s\S]*)<\/p>$/, '$1'),
    isCloseable: true,
  };
}
