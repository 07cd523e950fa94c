/** A piece of markup; the kind is the class that colors it. */
export interface MarkupToken {
  readonly kind?: 'punctuation' | 'tag' | 'attribute' | 'string';
  readonly text: string;
}

const piece =
  /(<\/?)([\w-]+)((?:"[^"]*"|'[^']*'|[^"'>/]|\/(?!>))*)(\/?>)|[^<]+|</g;
const attribute = /(\s+)([^\s=]+)(?:(=)("[^"]*"|'[^']*'|\S+))?/g;

function* attributeTokens(text: string): Generator<MarkupToken> {
  let end = 0;
  for (const match of text.matchAll(attribute)) {
    const [whole, space = '', name = '', equals, value = ''] = match;
    yield {text: space};
    yield {kind: 'attribute', text: name};
    if (equals) {
      yield {kind: 'punctuation', text: equals};
      yield {kind: 'string', text: value};
    }
    end = match.index + whole.length;
  }
  if (end < text.length) {
    yield {text: text.slice(end)};
  }
}

/** Cuts markup into pieces to color; joined, they are the markup again. */
export function tokenize(markup: string): MarkupToken[] {
  return [...markup.matchAll(piece)].flatMap(
    ([text, open, tag = '', attributes = '', close = '']): MarkupToken[] =>
      open
        ? [
            {kind: 'punctuation', text: open},
            {kind: 'tag', text: tag},
            ...attributeTokens(attributes),
            {kind: 'punctuation', text: close},
          ]
        : [{text}],
  );
}
