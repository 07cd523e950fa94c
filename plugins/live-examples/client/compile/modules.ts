import {modules} from '@live-examples/modules';

/**
 * Loads the modules that edited code imports.
 *
 * @param framework - key of the framework that the example runs on.
 * @throws (rejects) with the code MODULE_NOT_FOUND for a module that examples
 * may not import.
 */
export async function loadModules(
  names: readonly string[],
  framework: string,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = names.map(async (name) => {
    const load = modules[framework]?.[name];
    if (!load) {
      throw Object.assign(new Error(`Cannot find module '${name}'`), {
        code: 'MODULE_NOT_FOUND',
      });
    }
    return [name, await load()];
  });
  return Object.fromEntries(await Promise.all(entries)) as Readonly<
    Record<string, unknown>
  >;
}
