/** Brackets that hide a comma or a bar from its surroundings. */
const brackets: Readonly<Record<string, number>> = {
  '(': 1,
  '[': 1,
  '{': 1,
  '<': 1,
  ')': -1,
  ']': -1,
  '}': -1,
};

/**
 * Splits a type at a separator, outside of brackets, strings and arrows.
 *
 * @returns the trimmed parts without empty ones.
 */
export function splitType(type: string, separator: ',' | '|'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  let quote: string | undefined;
  for (let index = 0; index < type.length; index += 1) {
    const character = type.charAt(index);
    if (quote) {
      quote = character === quote ? undefined : quote;
    } else if (/['"`]/.test(character)) {
      quote = character;
    } else if (character === '>') {
      depth -= type[index - 1] === '=' ? 0 : 1;
    } else {
      depth += brackets[character] ?? 0;
    }
    if (character === separator && depth === 0 && !quote) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part].map((text) => text.trim()).filter(Boolean);
}

function fromJson(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (Array.isArray(value)) {
    return `[${value.map(fromJson).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, entry]) => `${key}: ${fromJson(entry)}`)
      .join(', ')}}`;
  }
  return String(value);
}

/** `// …` up to the end of its line. */
const comment = /\s*\/\/\s*(.*)$/m;

/**
 * Writes a type of a manifest in one way: JSON turned into type syntax, white
 * space folded, primitive types in lower case, no trailing comma.
 *
 * @returns the type and the comment that stood in it, if any.
 */
export function normalizeType(raw: string): {
  type: string;
  description?: string;
} {
  let text = raw;
  try {
    text = fromJson(JSON.parse(raw));
  } catch {
    // Most types are not JSON.
  }
  const description = comment.exec(text)?.[1];
  const type = text
    .replace(new RegExp(comment, 'gm'), '')
    .replace(/\s+/g, ' ')
    .replace(/\{ /g, '{')
    .replace(/,? \}/g, '}')
    .replace(/\[ /g, '[')
    .replace(/,? \]/g, ']')
    .replace(/,\s*$/, '')
    .trim()
    .replace(/\b(?:String|Number|Boolean|Object|Array)\b(?![<.])/g, (name) =>
      name.toLowerCase(),
    );
  return description ? {type, description} : {type};
}
