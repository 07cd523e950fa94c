import type {VueConstructor} from 'vue';

/** What edited code may import besides `vue`: `allowedImports`, installed. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  // Not the ES module: that is the one the site's icons are shaken out of, and
  // asking for all of it would put every icon into the script of each page.
  '@mdi/js': () => import('@mdi/js/commonjs/mdi.js'),
  'vuetify/lib/services/goto/easing-patterns': () =>
    import('vuetify/lib/services/goto/easing-patterns'),
};

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
    const load = loaders[name];
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
