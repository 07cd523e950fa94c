import {modules} from '@live-examples/modules';

function notFound(name: string): Error {
  return Object.assign(new Error(`Cannot find module '${name}'`), {
    code: 'MODULE_NOT_FOUND',
  });
}

/**
 * Loads the modules that edited code imports.
 *
 * @param framework - key of the framework that the example runs on.
 * @param assets - addresses of the images that it may import.
 * @throws (rejects) with the code MODULE_NOT_FOUND for a module that examples
 * may not import.
 */
export async function loadModules(
  names: readonly string[],
  framework: string,
  assets: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = names.map(async (name) => {
    if (name in assets) {
      return [name, {default: assets[name]}];
    }
    const load = modules[framework]?.[name];
    if (!load) {
      throw notFound(name);
    }
    return [name, await load()];
  });
  return Object.fromEntries(await Promise.all(entries)) as Readonly<
    Record<string, unknown>
  >;
}

/** What edited code has as `require`: the images beside the example. */
export function requireFrom(
  assets: Readonly<Record<string, string>>,
): (name: string) => string {
  return (name) => {
    const address = assets[name];
    if (address === undefined) {
      throw notFound(name);
    }
    return address;
  };
}
