/** What a code fence says about the code below it. */
export interface CodeFence {
  /** The code without its magic comments. */
  readonly code: string;
  readonly title?: string;
  /** Number of the first line, where line numbers are wanted. */
  readonly lineNumbersStart?: number;
  /** Numbers of the lines to stress, from 1. */
  readonly marked: ReadonlySet<number>;
}

const titlePattern = /title=(?<quote>["'])(?<title>.*?)\k<quote>/;
const rangesPattern = /\{(?<ranges>[\d,-]+)\}/;
const lineNumbersPattern = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?:\s|$)/;
const magicComment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|#)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/;

function readRanges(ranges: string): Set<number> {
  const marked = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first = NaN, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) {
      marked.add(line);
    }
  }
  return marked;
}

function readMagicComments(code: string): Pick<CodeFence, 'code' | 'marked'> {
  const lines: string[] = [];
  const marked = new Set<number>();
  let inBlock = false;
  let nextLine = false;
  for (const line of code.split('\n')) {
    const what = magicComment.exec(line)?.groups?.what;
    if (what === 'next-line') {
      nextLine = true;
    } else if (what) {
      inBlock = what === 'start';
    } else {
      lines.push(line);
      if (inBlock || nextLine) {
        marked.add(lines.length);
      }
      nextLine = false;
    }
  }
  return {code: lines.join('\n'), marked};
}

/**
 * Reads a code fence the way Docusaurus does: `title="…"`, `{1,3-4}`,
 * `showLineNumbers` or `showLineNumbers=7` after the language, or the comments
 * `highlight-next-line`, `highlight-start` and `highlight-end` in the code.
 *
 * @param code - the text of the fence, without its last line end.
 * @param meta - what follows the language.
 */
export function readFence(code: string, meta: string): CodeFence {
  const ranges = rangesPattern.exec(meta)?.groups?.ranges;
  const lineNumbers = lineNumbersPattern.exec(meta)?.groups;
  return {
    ...(ranges ? {code, marked: readRanges(ranges)} : readMagicComments(code)),
    title: titlePattern.exec(meta)?.groups?.title,
    lineNumbersStart: lineNumbers ? Number(lineNumbers.start ?? 1) : undefined,
  };
}
