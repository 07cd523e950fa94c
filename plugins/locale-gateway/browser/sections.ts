/**
 * Ids that sections of a page have in every language. An address may end in
 * one of them, as in `/components/alerts/api/`: it leads to that section.
 */
export const sectionIds: readonly string[] = [
  'accessibility',
  'api',
  'examples',
  'functional',
  'playground',
  'up-next',
  'usage',
  'variable-api',
];

/**
 * Takes an address that ends in a section apart.
 *
 * @returns the address of the page, with a slash at its end, and the section;
 * nothing when the address does not end in one.
 */
export function splitSection(
  pathname: string,
): {readonly page: string; readonly section: string} | undefined {
  const [, page, section] = /^(.*\/)([^/]+)\/?$/.exec(pathname) ?? [];
  return page !== undefined &&
    section !== undefined &&
    sectionIds.includes(section)
    ? {page, section}
    : undefined;
}
