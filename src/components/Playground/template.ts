import type {
  PlaygroundTemplate,
  PlaygroundValue,
} from '@site/plugins/live-examples/client';

/** The attribute that stands for the text in the default slot. */
export const contentAttribute = 'content';

/** Attributes by name; an absent one is not set. */
export type Attributes = Readonly<Record<string, PlaygroundValue>>;

/** Lines longer than this get an attribute a line. */
const lineLength = 60;

/** What a template says for an attribute. */
function attributeText(name: string, value: PlaygroundValue): string {
  if (value === true) {
    return name;
  }
  const text = String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${typeof value === 'string' ? name : `:${name}`}="${text}"`;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Whether an attribute is written at all. */
export const isSet = (value: PlaygroundValue): boolean =>
  value !== false && value !== '';

/** Puts the text in; without one its line goes. */
function withContent(markup: string, content: string): string {
  return content === ''
    ? markup
        .replaceAll(/\n *\{\{ content \}\}\n */g, '')
        .replaceAll('{{ content }}', '')
    : markup.replaceAll('{{ content }}', escapeText(content));
}

/**
 * Writes a playground's template with the chosen attributes.
 *
 * @param template - the markup around the component's attributes.
 * @param attributes - its attributes; `content` is the text inside.
 */
export function writeTemplate(
  {before, tag, attributes: fixed, isEmpty, after}: PlaygroundTemplate,
  {[contentAttribute]: content = '', ...attributes}: Attributes,
): string {
  const written = [
    ...fixed,
    ...Object.entries(attributes)
      .filter(([, value]) => isSet(value))
      .map(([name, value]) => attributeText(name, value)),
  ];
  const indent = ' '.repeat(before.length - before.lastIndexOf('\n') - 1);
  const end = isEmpty ? '/>' : '>';
  const oneLine = `<${[tag, ...written].join(' ')}${isEmpty ? ' ' : ''}${end}`;
  const start =
    indent.length + oneLine.length <= lineLength
      ? oneLine
      : [`<${tag}`, ...written.map((text) => `  ${text}`), end].join(
          `\n${indent}`,
        );
  const text = String(content);
  return withContent(before, text) + start + withContent(after, text);
}
