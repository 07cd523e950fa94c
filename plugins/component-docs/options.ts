import {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {
  Options as DocsOptions,
  PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';
import {sidebarItemsGenerator} from './docs/sidebarItems';
import {formatPath, problemsOf} from '../util/zodMessage';

const packageName = z.string().min(1, 'name an installed package');

const schema = z.strictObject({
  /** Instance of the docs plugin; Docusaurus fills in its default. */
  id: z.string().optional(),
  /** Options of the docs plugin, as its manual says. */
  docs: z.custom<DocsOptions>(
    (value) => typeof value === 'object' && value !== null,
    'give the options of @docusaurus/plugin-content-docs',
  ),
  /** For each version of the docs, the framework that it describes. */
  versions: z.record(
    z.string(),
    z.strictObject({
      /** Package (or npm alias) whose API the version shows. */
      package: packageName,
      /** Package (or npm alias) of the Vue 2 to load it with. */
      vue: packageName.optional(),
      /** Manifest in the package, where its package.json names none. */
      manifest: z
        .string()
        .regex(/^(?!\/)(?!.*\.\.)/, 'give a path inside of the package')
        .optional(),
      /** Version that lends descriptions where the package has none. */
      borrowFrom: z.string().optional(),
      /**
       * Where below the static files the pictures of component pages are:
       * `<page>-light.webp` and `<page>-dark.webp`.
       */
      pictures: z.string().optional(),
    }),
  ),
  /** Which tags belong to which page, from the site's root; see the README. */
  pages: z.string().optional(),
  /** Component that renders the page of one tag; it gets `ApiPageData`. */
  apiPageComponent: z.string().default('@theme/ApiPage'),
  /** Component that renders a category; its prop `page` is the data. */
  categoryPageComponent: z.string().default('@theme/CategoryPage'),
  /** Folder of the overlays, `<package>.yaml` each, from the site's root. */
  overlays: z.string().default('data/overlays'),
  /** File that `npm run api:history` writes; without it nothing is "new in". */
  history: z.string().optional(),
  /** Locale whose pages are made from the English: no translation is missed. */
  pseudoLocale: z.string().optional(),
});

/** What the configuration may give. */
export type Options = z.input<typeof schema>;

/** The checked options. */
export type PluginOptions = Omit<z.output<typeof schema>, 'docs'> & {
  readonly id: string;
  readonly docs: DocsPluginOptions;
};

/**
 * Checks the options: ours by schema, the docs plugin's by its own check.
 *
 * @throws an error that names each wrong option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Options | undefined,
  DocsPluginOptions
>): PluginOptions {
  const result = schema.safeParse(options ?? {});
  if (!result.success) {
    throw new Error(
      problemsOf(result.error)
        .map(
          ({path, message}) =>
            `docusaurus.config.ts: component-docs option "${formatPath(path)}": ${message}.`,
        )
        .join('\n'),
    );
  }
  const docs = validateDocsOptions({
    validate: validate as Parameters<typeof validateDocsOptions>[0]['validate'],
    options: {sidebarItemsGenerator, id: result.data.id, ...result.data.docs},
  });
  return {...result.data, id: docs.id, docs};
}
