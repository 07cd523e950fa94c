/**
 * Ends the task that the browser is busy with, so that it can paint and answer
 * the visitor before the next piece of work.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
