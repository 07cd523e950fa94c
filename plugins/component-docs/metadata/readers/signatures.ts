import type {DraftTyped} from '../draft';
import {normalizeType, splitType} from '../types';

/** `name: type`, `name?: type`, or a type alone. */
const declared = /^(?:\.\.\.)?([\w$]+)\??\s*:\s*([\s\S]+)$/;

function readDeclared(text: string): DraftTyped {
  const [, name, type] = declared.exec(text) ?? [];
  return name === undefined || type === undefined
    ? normalizeType(text)
    : {name, ...normalizeType(type)};
}

/** The parameters of a function type, unless it is something else. */
function parametersOf(type: string): string | undefined {
  let depth = 0;
  for (let index = 0; index < type.length; index += 1) {
    const character = type.charAt(index);
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth === 0) {
      return index > 0 && /^\s*=>/.test(type.slice(index + 1))
        ? type.slice(1, index)
        : undefined;
    }
  }
  return undefined;
}

/**
 * What a listener of a type receives: the parameters of a function, nothing
 * for a function that does not name them, otherwise the type itself.
 */
export function readListener(type: string): DraftTyped[] {
  const text = type.trim();
  if (/^(?:void|[Ff]unction)?$/.test(text)) {
    return [];
  }
  const parameters = parametersOf(text);
  return parameters === undefined
    ? [normalizeType(text)]
    : splitType(parameters, ',').map(readDeclared);
}

/** The members of an object type: what a slot hands to its content. */
export function readMembers(type: string): DraftTyped[] {
  const members = /^\{([\s\S]*)\}$/.exec(type.trim())?.[1];
  return members === undefined
    ? [normalizeType(type)]
    : splitType(members, ',').map(readDeclared);
}
