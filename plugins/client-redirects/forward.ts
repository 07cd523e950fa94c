/**
 * The script of a page that forwards: the same in all of them, so that a
 * content-security policy can name it. The page's link says where to.
 */
export const forwardScript =
  "location.replace(document.querySelector('link[rel=canonical]').getAttribute('href')+location.search+location.hash)";

const stockScript = /<script>[\s\S]*?<\/script>/;

/**
 * Gives a page of the stock plugin that script.
 *
 * @param file - its name, for the error.
 * @throws when the page has no script, or no link to where it leads.
 */
export function withForwardScript(file: string, html: string): string {
  if (
    !stockScript.test(html) ||
    !html.includes('<link rel="canonical" href="')
  ) {
    throw new Error(
      `${file}: the page that forwards looks different from what plugins/client-redirects expects; adapt forward.ts to the plugin's update.`,
    );
  }
  return html.replace(stockScript, () => `<script>${forwardScript}</script>`);
}
