import type {Plugin} from '@docusaurus/types';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface Loader {
  readonly loader?: unknown;
  readonly options?: {modules?: Record<string, unknown>};
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** The loaders of all rules, as Docusaurus lists them. */
const loadersOf = (config: Config): Loader[] =>
  (config.module?.rules ?? []).flatMap((rule) =>
    isObject(rule) && Array.isArray(rule.use) ? rule.use.filter(isObject) : [],
  );

/**
 * Ends all class names of a CSS module alike, by its path, where Docusaurus ends
 * each by a hash of its own: those do not compress, in styles, pages and scripts.
 *
 * @throws when no loader of CSS modules is found.
 */
export function nameClassesByFile(config: Config): void {
  const found = loadersOf(config).flatMap(({loader, options}) =>
    typeof loader === 'string' &&
    /[\\/]css-loader[\\/]/.test(loader) &&
    isObject(options?.modules)
      ? [options.modules]
      : [],
  );
  if (found.length === 0) {
    throw new Error(
      'Docusaurus no longer lists css-loader with the option modules; adapt plugins/lean-client/classNames.ts.',
    );
  }
  for (const modules of found) {
    modules.hashStrategy = 'minimal-subset';
  }
}
