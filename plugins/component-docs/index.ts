import contentDocs from '@docusaurus/plugin-content-docs';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {enrichContent} from './docs/enrich';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options} from './options';

type DocsPlugin = Plugin<LoadedContent>;

/** The docs plugin has these, though the type of plugins cannot say so. */
type StockPlugin = DocsPlugin & Required<Pick<DocsPlugin, 'loadContent'>>;

/**
 * The docs plugin of Docusaurus plus what a component framework's docs need.
 * It keeps the docs plugin's name, data and commands.
 */
export default async function componentDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<DocsPlugin> {
  const docs = (await contentDocs(context, options.docs)) as StockPlugin;
  return {
    ...docs,
    async loadContent() {
      return enrichContent(context.siteDir, await docs.loadContent());
    },
  };
}
