import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isApiFile, type Messages} from './messages';

const processor = unified().use(remarkParse);

/** Code and addresses of links in a text of the API, which is Markdown. */
function keptParts(text: string): string[] {
  const parts: string[] = [];
  visit(processor.parse(text), (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') {
      parts.push(`\`${node.value}\``);
    } else if (node.type === 'link') {
      parts.push(node.url);
    }
  });
  return parts;
}

/**
 * What translated texts of the API lack of the code and the links in the
 * English text that they were made from.
 *
 * @returns a line for each, with file and key.
 */
export function checkApiTexts(locale: string, translated: Messages): string[] {
  return Object.entries(translated)
    .filter(([file]) => isApiFile(file))
    .flatMap(([file, messages]) =>
      Object.entries(messages).flatMap(([key, {message, description}]) => {
        const where = `i18n/${locale}/${file}: key "${key}"`;
        const found = new Set(keptParts(message));
        return keptParts(description ?? '')
          .filter((part) => !found.has(part))
          .map((part) => `${where}: ${part} is missing`);
      }),
    );
}
