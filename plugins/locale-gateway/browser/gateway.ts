/**
 * The script of the gateway pages. It is bundled on its own and runs without
 * the site's code; the site's facts come from the page's data block.
 */
import {resolvePath, type GatewaySite} from './resolve';
import {readStoredLanguage} from './storage';

/**
 * Shows the locale's own "not found" page in place, the address kept.
 *
 * @throws when the locale is not on this host; its answer would be this page.
 */
async function showMissing(locale: string): Promise<void> {
  const response = await fetch(`/${locale}/404.html`);
  if (!response.ok) {
    throw new Error(`/${locale}/404.html: ${response.status}`);
  }
  const html = await response.text();
  document.open();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else runs a fetched document, its scripts included, under the address asked for
  document.write(html);
  document.close();
}

function start(): void {
  const data = document.getElementById('gateway-site')?.textContent;
  if (!data) {
    return;
  }
  const site = JSON.parse(data) as GatewaySite;
  const visitor = {
    stored: readStoredLanguage(),
    preferred: navigator.languages,
  };
  const {pathname, search, hash} = window.location;
  const resolution = resolvePath(pathname, site, visitor);
  if (resolution.kind === 'redirect') {
    window.location.replace(`${resolution.path}${search}${hash}`);
    return;
  }
  showMissing(resolution.locale).catch((error: unknown) => {
    // The page's plain links remain.
    console.error(error);
  });
}

start();
