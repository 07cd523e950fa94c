/** A mistake in edited code, for the person who typed it. */
export class EditError extends Error {
  override readonly name = 'EditError';

  constructor(
    message: string,
    /** Line of the file, from 1. */
    readonly line?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The line, from 1, that an offset of a text is on. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
