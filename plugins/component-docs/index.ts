import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import contentDocs from '@docusaurus/plugin-content-docs';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {extendDocsCli} from './cut/commands';
import {enrichContent} from './docs/enrich';
import type {Metadata} from './metadata/model';
import {readMetadata} from './metadata/versions';
import type {PluginOptions} from './options';
import {type ApiPage, apiPageRoutes, apiPages} from './pages/apiPages';
import {categoryPages, categoryRoutes} from './pages/categories';
import {pagesByTag, readComponentPages} from './pages/componentPages';
import {explorerData} from './pages/explorer';
import {writeMachineFiles} from './pages/machine';
import {type AddedPages, withAddedPages} from './pages/routes';
import {createRenderer, createSections} from './section/create';
import {explorerFile, sassFile, sassRowsFile} from './widgets/files';
import {remarkWidgets} from './widgets/remark';
import {sassBrowserData} from './widgets/sass';

export {validateOptions} from './options';
export type {Options} from './options';

type DocsPlugin = Plugin<LoadedContent>;

/** The docs plugin has these, though the type of plugins cannot say so. */
type StockPlugin = DocsPlugin &
  Required<
    Pick<
      DocsPlugin,
      'loadContent' | 'contentLoaded' | 'extendCli' | 'configureWebpack'
    >
  >;

/** All API pages of the locale by their path, for the server's bundle. */
const pagesFile = 'api-pages.json';

/**
 * The docs plugin of Docusaurus plus what a component framework's docs need.
 * It keeps the docs plugin's name, data and commands.
 */
export default async function componentDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<DocsPlugin> {
  const {siteDir} = context;
  /** Version of each page, by its source. */
  const versions = new Map<string, string>();
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
      ...(options.docs.remarkPlugins as unknown[]),
      [remarkWidgets, {siteDir, pluginId: options.id, versionOf}],
    ],
  })) as StockPlugin;
  let pages: ApiPage[] = [];
  const metadata = new Map<string, Metadata>();
  const metadataOf = (version: string) => {
    const found = metadata.get(version);
    if (!found) {
      throw new Error(`The metadata of version "${version}" is not loaded.`);
    }
    return found;
  };
  return {
    ...docs,
    async loadContent() {
      const content = await docs.loadContent();
      for (const {versionName, docs: pagesOf} of content.loadedVersions) {
        pagesOf.forEach(({source}) => versions.set(source, versionName));
        metadata.set(
          versionName,
          await readMetadata(siteDir, options, versionName, (message) =>
            logger.warn(message),
          ),
        );
      }
      return enrichContent(siteDir, content, metadataOf);
    },
    async contentLoaded({content, actions}) {
      await createSections(content, metadataOf, actions);
      const componentPages = readComponentPages(siteDir, options.pages);
      const guides = pagesByTag(componentPages);
      const added: AddedPages[] = [];
      pages = [];
      for (const version of content.loadedVersions) {
        const input = {
          version,
          metadata: metadataOf(version.versionName),
          render: createRenderer(version),
        };
        const ofTags = apiPages({...input, guides});
        const categories = categoryPages({...input, pages: componentPages});
        await actions.createData(
          explorerFile(version.versionName),
          explorerData({...input, pages: componentPages}, categories),
        );
        const sass = sassBrowserData(input.metadata);
        await actions.createData(sassFile(version.versionName), sass.data);
        await actions.createData(sassRowsFile(version.versionName), sass.rows);
        pages.push(...ofTags);
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
      await actions.createData(
        pagesFile,
        Object.fromEntries(pages.map(({path, data}) => [path, data])),
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
        writeMachineFiles(metadataOf(version.versionName), {
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
      `${siteDir}/${options.overlays}/*.yaml`,
      `${siteDir}/${options.pages}`,
      ...(options.history === undefined
        ? []
        : [`${siteDir}/${options.history}`]),
    ],
    extendCli: (cli) => {
      extendDocsCli(cli, docs.extendCli, context, options);
    },
  };
}
