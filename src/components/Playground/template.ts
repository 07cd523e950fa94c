import type {PlaygroundValue} from '@site/plugins/live-examples/client';

/** The attribute that stands for the text in the default slot. */
export const contentAttribute = 'content';

/** Attributes by name; an absent one is not set. */
export type Attributes = Readonly<Record<string, PlaygroundValue>>;

/** A piece of a template; the kind is the class that colors it. */
export interface TemplateToken {
  readonly kind?: 'punctuation' | 'tag' | 'attribute' | 'string';
  readonly text: string;
}

/** Lines longer than this get an attribute a line. */
const lineLength = 60;

/** What a template says for an attribute; false is left out. */
function attributeTokens(
  name: string,
  value: PlaygroundValue,
): TemplateToken[] {
  if (value === true) {
    return [{kind: 'attribute', text: name}];
  }
  const isText = typeof value === 'string';
  const text = String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    {kind: 'attribute', text: isText ? name : `:${name}`},
    {kind: 'punctuation', text: '='},
    {kind: 'string', text: `"${text}"`},
  ];
}

const textOf = (tokens: readonly TemplateToken[]) =>
  tokens.map(({text}) => text).join('');

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Whether an attribute is written at all. */
export const isSet = (value: PlaygroundValue): boolean =>
  value !== false && value !== '';

/**
 * Writes a component as a template.
 *
 * @param tag - the component's tag.
 * @param attributes - its attributes; `content` is the text inside.
 */
export function writeTemplate(
  tag: string,
  {[contentAttribute]: content = '', ...attributes}: Attributes,
): TemplateToken[] {
  const written = Object.entries(attributes)
    .filter(([, value]) => isSet(value))
    .map(([name, value]) => attributeTokens(name, value));
  const open: TemplateToken[] = [
    {kind: 'punctuation', text: '<'},
    {kind: 'tag', text: tag},
  ];
  const close: TemplateToken[] = [
    {kind: 'punctuation', text: '</'},
    {kind: 'tag', text: tag},
    {kind: 'punctuation', text: '>'},
  ];
  const oneLine = [
    ...open,
    ...written.flatMap((tokens) => [{text: ' '}, ...tokens]),
    {kind: 'punctuation' as const, text: '>'},
  ];
  const start =
    textOf(oneLine).length <= lineLength
      ? oneLine
      : [
          ...open,
          ...written.flatMap((tokens) => [{text: '\n  '}, ...tokens]),
          {text: '\n'},
          {kind: 'punctuation' as const, text: '>'},
        ];
  const inner =
    content === '' ? [] : [{text: `\n  ${escapeText(String(content))}\n`}];
  return [...start, ...inner, ...close];
}

/** The template as text. */
export const templateText = textOf;
