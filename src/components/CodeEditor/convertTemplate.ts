/** A component's template, rewritten for the HTML of a pen. */
export interface PenTemplate {
  readonly html: string;
  /** The `template` option that the root instance needs, if any. */
  readonly option?: string;
}

/** Elements that the HTML parser drops outside of their own parents. */
const tableParts =
  /^(?:caption|col|colgroup|optgroup|option|p|tbody|td|tfoot|th|thead|tr)$/;

/** Elements that may close themselves in HTML too. */
const selfClosing =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|svg|path|circle|rect|line|ellipse|polygon|polyline|g|use|stop)$/;

const comment = /<!--[\s\S]*?-->/g;
const startTag =
  /<([a-zA-Z][^\s/>]*)((?:[^/>"']|"[^"]*"|'[^']*'|\/(?!>))*)(\/?)>/g;
const attributeValue = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g;

/**
 * Whether the browser reads a template as Vue does. HTML knows no capitals in
 * names, no `<v-icon />`, and moves the parts of tables; in doubt, no.
 */
function isPlainHtml(template: string): boolean {
  const markup = template.replace(comment, '');
  for (const [, tag = '', attributes = '', slash] of markup.matchAll(
    startTag,
  )) {
    const names = attributes.replace(attributeValue, '');
    if (
      /[A-Z]/.test(tag + names) ||
      tableParts.test(tag) ||
      (slash && !selfClosing.test(tag))
    ) {
      return false;
    }
  }
  return true;
}

/** Takes the indentation that all lines share, and blank lines around. */
export function dedent(code: string): string {
  const lines = code.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split(/\r?\n/);
  const widths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const width = Math.min(...widths);
  return lines.map((line) => line.slice(width)).join('\n');
}

function indentBy(code: string, spaces: number): string {
  return code
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
    .join('\n');
}

/**
 * Turns the template of a single-file component into the HTML of a pen, in
 * the application element that every Vuetify application has.
 *
 * @param code - the template block; empty when the file has none, and the
 * root instance then renders into the bare element.
 */
export function convertTemplate(code: string): PenTemplate {
  const template = dedent(code);
  if (template === '') {
    return {html: '<div id="app"></div>\n'};
  }
  const hasApp = /^(?:\s|<!--[\s\S]*?-->)*<v-app[\s>]/.test(template);
  const app = hasApp ? template : `<v-app>\n${indentBy(template, 2)}\n</v-app>`;
  if (isPlainHtml(template)) {
    return {html: `<div id="app">\n${indentBy(app, 2)}\n</div>\n`};
  }
  return {
    html: `<div id="app"></div>\n\n<script type="text/x-template" id="app-template">\n${indentBy(app, 2)}\n</script>\n`,
    option: "template: '#app-template'",
  };
}
