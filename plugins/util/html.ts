const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as the content of an HTML element; not for an attribute's value. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? '');
