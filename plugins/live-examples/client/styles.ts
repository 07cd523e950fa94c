const links = new Map<string, Promise<void>>();

/**
 * Links a style sheet, once a visit.
 *
 * @returns a promise that resolves when the sheet applies.
 */
export function linkStylesheet(href: string): Promise<void> {
  const known = links.get(href);
  if (known) {
    return known;
  }
  const linking = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      links.delete(href);
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    };
    document.head.append(link);
  });
  links.set(href, linking);
  return linking;
}

interface SharedSheet {
  readonly sheet: CSSStyleSheet;
  users: number;
}

const sheets = new Map<string, SharedSheet>();

/**
 * Applies the style sheets of an example for as long as it is mounted.
 * Constructed sheets need no exception in a content-security policy.
 *
 * @returns a function that removes what no other mounted example uses.
 */
export function applyStyles(styles: readonly string[]): () => void {
  for (const css of styles) {
    const shared = sheets.get(css);
    if (shared) {
      shared.users += 1;
    } else {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      sheets.set(css, {sheet, users: 1});
    }
  }
  return () => {
    for (const css of styles) {
      const shared = sheets.get(css);
      if (!shared) {
        continue;
      }
      shared.users -= 1;
      if (shared.users === 0) {
        sheets.delete(css);
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (sheet) => sheet !== shared.sheet,
        );
      }
    }
  };
}
