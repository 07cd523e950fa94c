/** A mistake in a source file, told so that its author can correct it. */
export class SourceError extends Error {
  /** The bundler prints the message without the stack of this code. */
  readonly hideStack = true;

  /**
   * @param file - path from the repository's root.
   * @param position - where in the file, lines and columns from 1.
   * @param problem - what is wrong and what to do.
   */
  constructor(
    readonly file: string,
    readonly position: {readonly line: number; readonly column: number},
    readonly problem: string,
  ) {
    super(`${file}:${position.line}:${position.column} ${problem}`);
    this.name = 'SourceError';
  }
}

/** Line and column, both from 1, of an offset in a text. */
export function positionAt(
  text: string,
  offset: number,
): {line: number; column: number} {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return {
    line: before.split('\n').length,
    column: offset - lastBreak,
  };
}
