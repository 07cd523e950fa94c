import path from 'node:path';
import {Worker} from 'node:worker_threads';
import * as z from 'zod';
import type {Draft, DraftComponent} from '../../draft';

/** Loading takes far less; this ends a package that hangs. */
const timeLimit = 30_000;

const posted = z.object({
  vueVersion: z.string(),
  components: z.array(
    z.object({
      tag: z.string(),
      model: z.object({prop: z.string(), event: z.string()}).optional(),
      props: z.array(
        z.object({
          name: z.string(),
          mixin: z.string().optional(),
          types: z.array(z.string()),
          default: z.string().optional(),
          defaultUntold: z.literal(true).optional(),
          required: z.literal(true).optional(),
        }),
      ),
      methods: z.array(
        z.object({name: z.string(), mixin: z.string().optional()}),
      ),
      events: z.array(z.string()),
      slots: z.array(z.string()),
    }),
  ),
  directives: z.array(z.string()),
});

/** What the loaded package tells, and what its code hints at. */
export interface RuntimeReading {
  readonly vueVersion: string;
  /** Props and `v-model`, as Vue sees them. */
  readonly runtime: Draft;
  /** Events and slots that occur in the components' code. */
  readonly scan: Draft;
}

function run(packageFile: string, vueFile: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'introspect.cjs'), {
      workerData: {packageFile, vueFile},
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      reject(new Error(`it did not finish within ${timeLimit / 1000} s`));
      void worker.terminate();
    }, timeLimit);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('it ended the process that loaded it'));
    });
  });
}

/**
 * Loads a Vue 2 component package in a worker and reads its components.
 *
 * @param packageName - for the error.
 * @param packageFile - file to load the package from.
 * @param vueFile - file of the Vue that the package gets.
 * @throws an error that names the package when it cannot be loaded.
 */
export async function readVue2Package(
  packageName: string,
  packageFile: string,
  vueFile: string,
): Promise<RuntimeReading> {
  let message: unknown;
  try {
    message = await run(packageFile, vueFile);
  } catch (error) {
    throw new Error(
      `The package "${packageName}" cannot be loaded to read its components: ${error instanceof Error ? error.message : String(error)}. Reinstall it, or correct its entry under "versions" of component-docs.`,
      {cause: error},
    );
  }
  const {vueVersion, components, directives} = posted.parse(message);
  const named = (names: string[]) => names.map((name) => ({name}));
  return {
    vueVersion,
    runtime: {
      components: components.map(
        ({tag, model, props, methods}): DraftComponent => ({
          tag,
          model,
          props,
          methods,
          slots: [],
          events: [],
        }),
      ),
      directives: directives.map((tag) => ({tag, modifiers: []})),
    },
    scan: {
      components: components.map(({tag, slots, events}): DraftComponent => ({
        tag,
        props: [],
        slots: named(slots),
        events: named(events),
      })),
      directives: [],
    },
  };
}
