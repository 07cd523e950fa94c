/** How long one answer may take, in ms: content is never worth a long wait. */
export const timeout = 6000;

/** How large an answer may be, in bytes: a hundred releases have some 400 kB. */
export const largestAnswer = 5 * 1024 * 1024;

/** How many notifications there are: older ones are no news. */
export const newestNotifications = 5;

/** A source gave nothing that can be used. */
export class SourceError extends Error {
  /**
   * @param message - what went wrong.
   * @param temporary - whether asking again may help.
   */
  constructor(
    message: string,
    readonly temporary: boolean,
  ) {
    super(message);
    this.name = 'SourceError';
  }
}
