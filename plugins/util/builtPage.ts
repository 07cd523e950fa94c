/**
 * What a built page says: its `main`, and what its head says about it. Scripts
 * and styles, whose names change with any code of the site, are left out.
 *
 * @param html - the whole document.
 */
export function contentOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const about = head.match(/<meta\b[^>]*>|<title\b[^>]*>[^<]*/g) ?? [];
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return about.join('') + (start < 0 || end < 0 ? '' : html.slice(start, end));
}
