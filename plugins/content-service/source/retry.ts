import {setTimeout as wait} from 'node:timers/promises';
import {SourceError} from './limits';

/** Waits between the attempts, in ms. */
const pauses: readonly number[] = [500, 2000];

/**
 * Asks a source up to three times, waiting longer each time. What will not
 * get better, such as a refused key, is not asked again.
 *
 * @throws what the last attempt threw.
 */
export async function retry<Result>(
  ask: () => Promise<Result>,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof SourceError && !error.temporary) {
        throw error;
      }
      await wait(pause);
    }
  }
  return ask();
}
