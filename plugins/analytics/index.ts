import googleGtag, {
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-google-gtag';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions};

/**
 * Google's analytics as the stock plugin has them, but for the tags in the
 * head: those would load the script before anybody can refuse.
 *
 * @param context - as Docusaurus gives it.
 * @param options - those of the stock plugin.
 * @returns the plugin; nothing outside of production, as the stock plugin.
 */
export default function analytics(
  context: LoadContext,
  options: PluginOptions,
): Plugin | null {
  const stock = googleGtag(context, options);
  return (
    stock && {
      ...stock,
      // The stock plugin names it from its own folder.
      getClientModules: () => [
        require.resolve('@docusaurus/plugin-google-gtag/lib/gtag'),
      ],
      injectHtmlTags: () => ({}),
    }
  );
}
