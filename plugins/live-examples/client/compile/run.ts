import {EditError} from './edit-error';

type Callback = (...values: readonly unknown[]) => void;

/** Where scripts from blobs deliver, by a name of their own. */
const inbox = 'liveExamples';

function openInbox(): Record<string, Callback> {
  const holder = window as unknown as Record<
    string,
    Record<string, Callback> | undefined
  >;
  return (holder[inbox] ??= {});
}

let runs = 0;

/** What a script has delivered, and the address that its errors name. */
export interface RunResult {
  readonly values: readonly unknown[];
  readonly address: string;
}

/**
 * Evaluates a list of expressions as a plain script from a blob, which a
 * content-security policy without `unsafe-eval` allows.
 *
 * @param code - expressions, separated by commas.
 * @param firstLine - line of the edited file that the code begins on.
 * @throws (rejects) EditError for code that does not parse.
 */
export function runScript(code: string, firstLine: number): Promise<RunResult> {
  runs += 1;
  const name = `run${runs}`;
  const callbacks = openInbox();
  const address = URL.createObjectURL(
    new Blob([`${inbox}.${name}(${code})`], {type: 'text/javascript'}),
  );
  return new Promise<RunResult>((resolve, reject) => {
    const script = document.createElement('script');
    let failure = new EditError('The code could not be run.');
    const watch = (event: ErrorEvent) => {
      if (event.filename === address) {
        event.preventDefault();
        failure = new EditError(
          event.message.replace(/^Uncaught /, ''),
          firstLine + event.lineno - 1,
        );
      }
    };
    const finish = () => {
      window.removeEventListener('error', watch);
      Reflect.deleteProperty(callbacks, name);
      script.remove();
      URL.revokeObjectURL(address);
      // After a delivery the promise is settled, and this has no effect.
      reject(failure);
    };
    callbacks[name] = (...values) => {
      resolve({values, address});
    };
    window.addEventListener('error', watch);
    script.onload = finish;
    script.onerror = finish;
    script.src = address;
    document.head.append(script);
  });
}

/**
 * The line of the edited file that an error comes from, if its stack tells.
 *
 * @param address - address of the script that ran.
 * @param firstLine - line of the file that the script began on.
 */
export function lineOfError(
  error: unknown,
  address: string,
  firstLine: number,
): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${address}:`);
  const line = at < 0 ? 0 : parseInt(stack.slice(at + address.length + 1), 10);
  return line > 0 ? firstLine + line - 1 : undefined;
}
