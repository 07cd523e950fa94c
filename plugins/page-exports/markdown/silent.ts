import {type Element, attributeOf, hasClass, textOf} from './tree';

/** Elements that are no content: navigation, controls and ads. */
const silentElements = new Set([
  'aside',
  'button',
  'footer',
  'form',
  'iframe',
  'input',
  'label',
  'nav',
  'noscript',
  'select',
  'template',
  'textarea',
]);

/** Roles of controls, and of messages that stand there for a moment. */
const silentRoles = new Set(['status', 'switch', 'tablist']);

const silentClasses = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-version-banner',
];

/**
 * Whether an element says nothing about the subject of its page. Components of
 * the site say it with `data-export="none"`.
 */
export const isSilent = (element: Element): boolean =>
  silentElements.has(element.tagName) ||
  silentRoles.has(attributeOf(element, 'role') ?? '') ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'data-export') === 'none' ||
  silentClasses.some((name) => hasClass(element, name)) ||
  // The sign that links a row of a table to itself.
  (element.tagName === 'a' && textOf(element) === '#');
