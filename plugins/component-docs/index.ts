import logger from '@docusaurus/logger';
import contentDocs from '@docusaurus/plugin-content-docs';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {extendDocsCli} from './cut/commands';
import {enrichContent} from './docs/enrich';
import type {Metadata} from './metadata/model';
import {readMetadata} from './metadata/versions';
import type {PluginOptions} from './options';
import {createSections} from './section/create';
import {remarkApiSection} from './section/remark';

export {validateOptions} from './options';
export type {Options} from './options';

type DocsPlugin = Plugin<LoadedContent>;

/** The docs plugin has these, though the type of plugins cannot say so. */
type StockPlugin = DocsPlugin &
  Required<Pick<DocsPlugin, 'loadContent' | 'contentLoaded' | 'extendCli'>>;

/**
 * The docs plugin of Docusaurus plus what a component framework's docs need.
 * It keeps the docs plugin's name, data and commands.
 */
export default async function componentDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<DocsPlugin> {
  const {siteDir} = context;
  const docs = (await contentDocs(context, {
    ...options.docs,
    remarkPlugins: [
      ...(options.docs.remarkPlugins as unknown[]),
      [remarkApiSection, {siteDir, pluginId: options.id}],
    ],
  })) as StockPlugin;
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
      for (const {versionName} of content.loadedVersions) {
        metadata.set(
          versionName,
          await readMetadata(siteDir, options, versionName, (message) =>
            logger.warn(message),
          ),
        );
      }
      return enrichContent(siteDir, content, metadataOf);
    },
    async contentLoaded(args) {
      await createSections(args.content, metadataOf, args.actions);
      await docs.contentLoaded(args);
    },
    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      `${siteDir}/${options.overlays}/*.yaml`,
    ],
    extendCli: (cli) => {
      extendDocsCli(cli, docs.extendCli, context, options);
    },
  };
}
