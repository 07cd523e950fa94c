import {escapeHtml} from '../util/html';
import type {GatewaySite} from './browser/resolve';

/** JSON that may stand inside a `<script>` element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/**
 * The HTML of a gateway page.
 *
 * @param site - what the script is told, and the page's title.
 * @param script - address of the bundled script.
 * @returns a whole document; without scripts it is a list of the languages.
 */
export function renderPage(
  {
    title,
    languages,
    fallback,
    reservedSegments,
    unpublished,
  }: GatewaySite & {readonly title: string},
  script: string,
): string {
  const links = languages
    .map(
      ({locale, name}) =>
        `<li><a href="/${locale}/" hreflang="${locale}" lang="${locale}">${escapeHtml(name)}</a></li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${fallback}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.65 system-ui, sans-serif; margin: 20vh auto 0; max-width: 20rem; padding: 0 1rem; }
ul { list-style: none; padding: 0; }
a { color: inherit; display: block; padding: 0.5rem 0; }
</style>
<script type="application/json" id="gateway-site">${escapeJson({languages, fallback, reservedSegments, unpublished})}</script>
<script defer src="${script}"></script>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<nav><ul>${links}</ul></nav>
</body>
</html>
`;
}
