import type {BuildMessage} from './messages';

/** How long a worker has to answer, in milliseconds. */
const patience = 5000;

/**
 * Asks a worker for its build.
 *
 * @returns what `entryOf` gives; nothing when the worker does not answer.
 */
export function askBuild(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    const finish = (entry?: string) => {
      clearTimeout(timer);
      port1.close();
      resolve(entry);
    };
    const timer = setTimeout(finish, patience);
    port1.onmessage = ({data}: MessageEvent<unknown>) => {
      finish(typeof data === 'string' ? data : undefined);
    };
    worker.postMessage({type: 'build'} satisfies BuildMessage, [port2]);
  });
}
