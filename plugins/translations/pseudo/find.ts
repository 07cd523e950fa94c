import {marks} from './text';

/** A message in the pseudo-language, and where it is translated. */
export interface PseudoEntry {
  /** File below a locale's folder. */
  readonly file: string;
  readonly key: string;
  /** Each plural form, marked at both ends. */
  readonly forms: readonly string[];
}

/** What the plugin hands to the script of the pseudo-locale. */
export interface PseudoData {
  /** Where the repository is searched for a key. */
  readonly searchUrl: string;
  readonly entries: readonly PseudoEntry[];
}

/** The first marked text in what a page shows. */
export function markedText(shown: string): string | undefined {
  const {start, end} = marks;
  return new RegExp(`${start}[^${start}${end}]*${end}`).exec(shown)?.[0];
}

/** A form as a pattern: anything may stand in the place of a placeholder. */
function patternOf(form: string): RegExp {
  const parts = form
    .replace(/<[^>]*>/g, '')
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/**
 * Finds the messages that a page may show: several can read alike.
 *
 * @param text - marked, as `markedText` gives it.
 */
export function findMessages(
  entries: readonly PseudoEntry[],
  text: string,
): readonly PseudoEntry[] {
  const exact = entries.filter(({forms}) => forms.includes(text));
  return exact.length > 0
    ? exact
    : entries.filter(({forms}) =>
        forms.some((form) => /[{<]/.test(form) && patternOf(form).test(text)),
      );
}
