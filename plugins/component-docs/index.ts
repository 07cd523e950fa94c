import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import contentDocs from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getPluginI18nPath, posixPath} from '@docusaurus/utils';
import {createComparisons} from './compare/create';
import {extendDocsCli} from './cut/commands';
import {enrichContent} from './docs/enrich';
import {readHistory} from './history/schema';
import {frozenVersions} from './metadata/frozen';
import {reportMissing} from './metadata/missing';
import {createMetadataReader} from './metadata/versions';
import type {PluginOptions} from './options';
import {
  type ApiPage,
  type ApiPagesInput,
  apiPageRoutes,
  apiPages,
} from './pages/apiPages';
import {categoryPages, categoryRoutes} from './pages/categories';
import {
  defaultPagesFile,
  pagesByTag,
  readComponentPages,
} from './pages/componentPages';
import {explorerData} from './pages/explorer';
import {pictureFinder} from './pages/pictures';
import {writeMachineFiles} from './pages/machine';
import {type AddedPages, withAddedPages} from './pages/routes';
import {createRenderers, createSections} from './section/create';
import {tagsOf} from './section/data';
import {
  type ApiContent,
  type VersionApi,
  filesOfContent,
  translateApis,
} from './translation/content';
import {
  breakingFile,
  compareFile,
  compareSourceFile,
  explorerFile,
  sassFile,
  sassRowsFile,
} from './widgets/files';
import {keepLast, keepLastOf} from '../util/keepLast';
import {writeChanged} from '../util/writeChanged';
import {remarkWidgets} from './widgets/remark';
import {sassBrowserData} from './widgets/sass';

export {validateOptions} from './options';
export type {Options} from './options';

/** The docs plugin has these, though the type of plugins cannot say so. */
type StockPlugin = Plugin<LoadedContent> &
  Required<
    Pick<
      Plugin<LoadedContent>,
      | 'loadContent'
      | 'contentLoaded'
      | 'extendCli'
      | 'configureWebpack'
      | 'getTranslationFiles'
      | 'translateContent'
    >
  >;

/** All API pages of the locale by their path, for the server's bundle. */
const pagesFile = 'api-pages.json';

function apiOf(apis: ApiContent['apis'], version: string): VersionApi {
  const found = apis.get(version);
  if (!found) {
    throw new Error(`The API of version "${version}" is not loaded.`);
  }
  return found;
}

/**
 * The docs plugin of Docusaurus plus what a component framework's docs need.
 * It keeps the docs plugin's name, data and commands.
 */
export default async function componentDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<ApiContent>> {
  const {siteDir, i18n} = context;
  /** Version of each page, by its source. */
  const versions = new Map<string, string>();
  /** Minors of the docs before that of each version, known before MDX is read. */
  const earlier = new Map<string, readonly string[]>();
  const versionOf = (source: string) => {
    const found = versions.get(source);
    if (!found) {
      throw new Error(`${source} is no page of the documentation.`);
    }
    return found;
  };
  const docs = (await contentDocs(context, {
    ...options.docs,
    remarkPlugins: [
      [
        remarkWidgets,
        {
          siteDir,
          pluginId: options.id,
          versionOf,
          hasHistory: options.history !== undefined,
          earlierOf: (version: string) => earlier.get(version) ?? [],
        },
      ],
      ...(options.docs.remarkPlugins as unknown[]),
    ],
  })) as StockPlugin;
  let pages: ApiPage[] = [];
  const metadataOf = createMetadataReader(siteDir, options, (message) =>
    logger.warn(message),
  );
  /**
   * What released versions document that the site does not hold: they were
   * retired, or `onlyIncludeVersions` leaves them out.
   */
  const unbuiltOf = ({loadedVersions}: LoadedContent) =>
    Promise.all(
      frozenVersions(siteDir)
        .filter(
          (name) =>
            !loadedVersions.some(({versionName}) => versionName === name),
        )
        .map(metadataOf),
    );
  const renderers = createRenderers();
  const writeSections = createSections();
  const onlyChanged = writeChanged();
  const keepTranslated = keepLast<ApiContent['apis']>();
  const keepComparisons = keepLast<ReturnType<typeof createComparisons>>();
  // A renderer is another one when addresses of pages have changed.
  const compare: typeof createComparisons = (
    history,
    inputs,
    unbuilt,
    internal,
  ) =>
    keepComparisons(
      [
        JSON.stringify([history, internal]),
        ...inputs.flatMap(({version, metadata, render}) => [
          version.versionName,
          metadata,
          render,
        ]),
        ...unbuilt,
      ],
      () => createComparisons(history, inputs, unbuilt, internal),
    );
  const noHistories: ApiPagesInput['histories'] = new Map();
  const keepPages = keepLastOf<ApiPage[]>();
  const keepPagesData = keepLast<object>();
  const keepSass = keepLastOf<ReturnType<typeof sassBrowserData>>();
  /** What API pages show of the docs of a version. */
  const linksOf = ({docs: pagesOf, path: at}: LoadedVersion) => [
    at,
    pagesOf.map(({slug, permalink, title}) => [slug, permalink, title]),
  ];
  const languageOf = (locale: string) =>
    i18n.localeConfigs[locale]?.htmlLang ?? locale;
  const translations = getPluginI18nPath({
    localizationDir: context.localizationDir,
    pluginName: docs.name,
    pluginId: options.id,
  });
  return {
    ...docs,
    async loadContent() {
      const content = await docs.loadContent();
      const apis = new Map<string, VersionApi>();
      for (const {versionName, docs: pagesOf} of content.loadedVersions) {
        pagesOf.forEach(({source}) => versions.set(source, versionName));
        const metadata = await metadataOf(versionName);
        apis.set(versionName, {metadata});
        reportMissing(versionName, metadata, (message) => logger.info(message));
      }
      const enriched = enrichContent(
        siteDir,
        i18n.currentLocale !== options.pseudoLocale,
        content,
        (version) => apiOf(apis, version).metadata,
      );
      return {...enriched, apis};
    },
    getTranslationFiles: async ({content}) => [
      ...(await docs.getTranslationFiles({content})),
      ...filesOfContent(content),
    ],
    translateContent: ({content, translationFiles}) => ({
      ...docs.translateContent({content, translationFiles}),
      apis: keepTranslated(
        [
          JSON.stringify(translationFiles),
          ...[...content.apis].flatMap(([name, {metadata}]) => [
            name,
            metadata,
          ]),
        ],
        () =>
          translateApis(content.apis, translationFiles, {
            language: languageOf(i18n.defaultLocale),
            lenderOf: (version) => options.versions[version]?.borrowFrom,
            folder: posixPath(path.relative(siteDir, translations)),
            report: (message) => logger.info(message),
          }),
      ),
    }),
    async contentLoaded({content, actions: all}) {
      const actions = onlyChanged(all);
      const {apis} = content;
      const rendererOf = (version: LoadedVersion) => {
        const {metadata, foreign} = apiOf(apis, version.versionName);
        return renderers(version, tagsOf(metadata), foreign);
      };
      const shownOf = (version: string) => apiOf(apis, version).metadata;
      await writeSections(content, shownOf, rendererOf, actions);
      const componentPages = readComponentPages(siteDir, options.pages);
      const guides = pagesByTag(componentPages);
      const added: AddedPages[] = [];
      const ofVersions: ApiPage[][] = [];
      const inputs = content.loadedVersions.map((version) => ({
        version,
        metadata: shownOf(version.versionName),
        render: rendererOf(version),
      }));
      const comparisons =
        options.history === undefined
          ? undefined
          : compare(
              readHistory(siteDir, options.history),
              inputs,
              await unbuiltOf(content),
              Object.values(componentPages.internal).flat(),
            );
      const last = inputs.find(({version}) => version.isLast);
      for (const input of inputs) {
        const {version} = input;
        const comparison = comparisons?.get(version.versionName);
        const histories = comparison?.histories ?? noHistories;
        const ofTags = keepPages(
          version.versionName,
          [
            input.metadata,
            input.render,
            histories,
            (last ?? input).metadata,
            JSON.stringify([
              linksOf(version),
              linksOf((last ?? input).version),
              [...guides],
            ]),
          ],
          () => apiPages({...input, guides, histories, last: last ?? input}),
        );
        if (comparison) {
          await actions.createData(
            compareFile(version.versionName),
            comparison.data,
          );
          await actions.createData(
            compareSourceFile(version.versionName),
            comparison.source,
          );
          earlier.set(version.versionName, [...comparison.breaking.keys()]);
          for (const [from, data] of comparison.breaking) {
            await actions.createData(
              breakingFile(version.versionName, from),
              data,
            );
          }
        }
        const categories = categoryPages({
          ...input,
          pages: componentPages,
          pictureOf: pictureFinder(
            context.siteConfig.staticDirectories.map((directory) =>
              path.resolve(siteDir, directory),
            ),
            options.versions[version.versionName]?.pictures,
          ),
        });
        await actions.createData(
          explorerFile(version.versionName),
          explorerData({...input, pages: componentPages}, categories),
        );
        const sass = keepSass(version.versionName, [input.metadata], () =>
          sassBrowserData(input.metadata),
        );
        await actions.createData(sassFile(version.versionName), sass.data);
        await actions.createData(sassRowsFile(version.versionName), sass.rows);
        ofVersions.push(ofTags);
        added.push({
          versionPath: version.path,
          routes: [
            ...apiPageRoutes(version, ofTags, options.apiPageComponent),
            ...(await categoryRoutes(
              version,
              categories,
              options.categoryPageComponent,
              actions,
            )),
          ],
        });
      }
      pages = ofVersions.flat();
      await actions.createData(
        pagesFile,
        keepPagesData(ofVersions, () =>
          Object.fromEntries(pages.map(({path: at, data}) => [at, data])),
        ),
      );
      await docs.contentLoaded({
        content,
        actions: withAddedPages(actions, options.docs.docRootComponent, added),
      });
    },
    configureWebpack(config, isServer, utils, content) {
      const stock = docs.configureWebpack(config, isServer, utils, content);
      // The server knows all pages; a browser asks for the one it shows.
      const inBundle = isServer || config.mode === 'development';
      return {
        ...stock,
        resolve: {
          ...stock?.resolve,
          alias: {
            ...(stock?.resolve?.alias as Record<string, string>),
            '@api-pages': inBundle
              ? `~docs/${options.id}/${pagesFile}`
              : path.join(__dirname, 'client/noPages.json'),
          },
        },
      };
    },
    postBuild: async (props) => {
      await docs.postBuild?.(props);
      const {outDir, baseUrl, siteConfig} = props;
      for (const version of props.content.loadedVersions) {
        const base = version.path.replace(/\/?$/, '/');
        const {metadata} = apiOf(props.content.apis, version.versionName);
        writeMachineFiles(metadata, {
          language: languageOf(i18n.currentLocale),
          directory: path.join(outDir, base.slice(baseUrl.length)),
          url: `${siteConfig.url}${base}`,
        });
      }
      for (const page of pages) {
        fs.writeFileSync(
          path.join(outDir, page.path.slice(baseUrl.length), 'page.json'),
          JSON.stringify(page.data),
        );
      }
    },
    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      `${translations}/*/api/*.json`,
      `${siteDir}/${options.overlays}/*.yaml`,
      `${siteDir}/${options.pages ?? defaultPagesFile}`,
      ...(options.history === undefined
        ? []
        : [`${siteDir}/${options.history}`]),
    ],
    extendCli: (cli) => {
      extendDocsCli(cli, docs.extendCli, context, options);
    },
  };
}
