/**
 * Client module of the pseudo-locale: shows, beside a text of the interface that
 * is pointed at or has the focus, a link to where it is translated.
 */
import {findMessages, markedText, type PseudoData} from './find';

/** Attributes that hold texts. */
const spoken = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/** As many keys as a search may name. */
const most = 5;

/** More text than this is no message, but a part of the page. */
const longest = 600;

let data: Promise<PseudoData> | undefined;
let link: HTMLAnchorElement | undefined;

function load(): Promise<PseudoData> {
  data ??= import('@generated/translations/default/pseudo.json').then(
    (module) => module.default,
  );
  return data;
}

/** The nearest text around an element, and the element that has it. */
function textAround(
  from: Element,
): {readonly text: string; readonly element: Element} | undefined {
  let element: Element | null = from;
  while (element && element.textContent.length < longest) {
    const around: Element = element;
    const text = [
      around.textContent,
      ...spoken.map((name) => around.getAttribute(name) ?? ''),
    ]
      .map(markedText)
      .find((found) => found !== undefined);
    if (text !== undefined) {
      return {text, element: around};
    }
    element = around.parentElement;
  }
  return undefined;
}

function place(beside: Element): HTMLAnchorElement {
  if (!link) {
    link = document.createElement('a');
    link.className = 'pseudo-source pseudo-source--interface';
    link.accessKey = 't';
    link.textContent = '✎';
    document.body.append(link);
  }
  const {left, top} = beside.getBoundingClientRect();
  link.style.insetInlineStart = `${Math.max(0, left - 24)}px`;
  link.style.insetBlockStart = `${Math.max(0, top)}px`;
  link.hidden = false;
  return link;
}

async function show(target: Element): Promise<void> {
  if (target === link) {
    return;
  }
  const found = textAround(target);
  // A block of a page has its own link.
  if (!found || found.element.querySelector('.pseudo-source')) {
    return;
  }
  const {searchUrl, entries} = await load();
  const messages = findMessages(entries, found.text);
  if (messages.length > 0) {
    const keys = [...new Set(messages.map(({key}) => `"${key}"`))];
    const query = `(${keys.slice(0, most).join(' OR ')}) path:i18n`;
    const shown = place(found.element);
    shown.href = `${searchUrl}?type=code&q=${encodeURIComponent(query)}`;
    shown.title = messages
      .slice(0, most)
      .map(({file, key}) => `${file}: ${key}`)
      .join(', ');
    shown.setAttribute('aria-label', `Translate ${shown.title}`);
  }
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, ({target}) => {
      if (target instanceof Element) {
        show(target).catch((error: unknown) => {
          console.error('The messages could not be loaded:', error);
        });
      }
    });
  }
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && link) {
      link.hidden = true;
    }
  });
}
