import type {LoadContext, Plugin} from '@docusaurus/types';

const file = 'no-script.css';

/**
 * Links `static/no-script.css` on every page, for browsers without scripts
 * only: others do not fetch it.
 */
export default function noScript({baseUrl}: LoadContext): Plugin {
  return {
    name: 'no-script',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}${file}">`,
        },
      ],
    }),
  };
}
