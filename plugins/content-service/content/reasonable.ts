/** Longer texts are no text: the notes of a large release have 30 kB. */
const longest = 60_000;

/** Quotes and lists in each other, at the start of a line. */
const deepest = 20;

/** A list below many others, each two spaces further in. */
const farIn = /^[ \t]{80,}(?:[-*+>]|\d+[.)])/m;

/**
 * Marks in one paragraph, of which a table is one too: parsers compare each
 * with all before it; those of emphasis, with all pairs.
 */
const mostOfEmphasis = 600;
const mostOfLinks = 2000;

/** Lines of one paragraph, rows of a table. */
const mostLines = 1000;

/** Where a paragraph ends for certain: a blank line, a list item, a heading. */
const paragraphEnd = /\n(?=[ \t]*(?:\n|[-*+][ \t]|\d+[.)][ \t]|#))/;

/** Quote and list signs that a line begins with. */
const containers = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/gm;

const count = (text: string, pattern: RegExp): number =>
  text.match(pattern)?.length ?? 0;

/**
 * Whether parsing Markdown takes a reasonable time. Texts of people do; of a
 * few kB made for the purpose, a parser does not come to an end for minutes.
 */
export function isReasonable(markdown: string): boolean {
  return (
    markdown.length <= longest &&
    !farIn.test(markdown) &&
    (markdown.match(containers) ?? []).every(
      (start) => count(start, />|[-*+][ \t]|\d+[.)][ \t]/g) <= deepest,
    ) &&
    markdown
      .split(paragraphEnd)
      .every(
        (paragraph) =>
          count(paragraph, /[*_~]+/g) <= mostOfEmphasis &&
          count(paragraph, /[[\]@]/g) <= mostOfLinks &&
          count(paragraph, /\n/g) <= mostLines,
      )
  );
}
