import {modules} from '@live-examples/modules';
import type {VueConstructor} from 'vue';

/**
 * Loads the modules that edited code imports.
 *
 * @param Vue - the Vue that the example runs on.
 * @throws (rejects) with the code MODULE_NOT_FOUND for any other module.
 */
export async function loadModules(
  names: readonly string[],
  Vue: VueConstructor,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = names.map(async (name) => {
    if (name === 'vue') {
      return [
        name,
        Object.assign(Object.create(Vue) as object, {default: Vue}),
      ];
    }
    const load = modules[name];
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
