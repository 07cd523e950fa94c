/** What holds text or a choice. A box that is checked is clicked, and so kept. */
const fields = 'input:not([type=checkbox], [type=radio]), select, textarea';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts a text into a field as if it was typed: React, which has put its own there,
 * takes a change for one if it did not see the text come.
 */
export function type(field: Field, text: string): void {
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/**
 * Notes what is typed into the fields of an element that React has not taken over.
 *
 * @returns ends it; types everything again.
 */
export function keepTyping(element: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  const ended = new AbortController();
  const note = ({target}: Event) => {
    if (target instanceof Element && target.matches(fields)) {
      typed.set(target as Field, (target as Field).value);
    }
  };
  for (const event of ['input', 'change']) {
    element.addEventListener(event, note, {signal: ended.signal});
  }
  return () => {
    ended.abort();
    for (const [field, text] of typed) {
      type(field, text);
    }
  };
}
