import fs from 'node:fs';
import path from 'node:path';
import type {Facts} from './facts';
import type {Installed} from './lockfile';

/** Names of the licenses' list and of the texts of what browsers get. */
export const licenseFiles = {
  list: 'THIRD-PARTY-LICENSES.md',
  texts: 'static/licenses.txt',
} as const;

/** What the site is made of: no tools of those who work on it. */
const isOfSite = ({dev, devOptional}: Installed) => !dev && !devOptional;

const licenseOf = ({name, license}: Installed, {knownLicenses}: Facts) =>
  license ?? knownLicenses[name];

/**
 * Whether an SPDX expression leaves us a license that we accept: all of those
 * joined by AND, one of those joined by OR. What mixes them is left to people.
 */
export function isAccepted(
  expression: string,
  accepted: readonly string[],
): boolean {
  const terms = expression.replace(/^\((.*)\)$/, '$1');
  if (
    /[()]/.test(terms) ||
    (terms.includes(' AND ') && terms.includes(' OR '))
  ) {
    return false;
  }
  const ids = terms.split(/ (?:AND|OR) /);
  return terms.includes(' OR ')
    ? ids.some((id) => accepted.includes(id))
    : ids.every((id) => accepted.includes(id));
}

/** Packages of the site whose license is missing, or not an accepted one. */
export function findUnaccepted(
  installed: readonly Installed[],
  facts: Facts,
): string[] {
  return installed.filter(isOfSite).flatMap((entry) => {
    const license = licenseOf(entry, facts);
    return license !== undefined && isAccepted(license, facts.licenses)
      ? []
      : [`${entry.folder} ${entry.version}: ${license ?? 'no license named'}`];
  });
}

/** The packages of the site by license, as Markdown. */
export function listLicenses(
  installed: readonly Installed[],
  facts: Facts,
): string {
  const byLicense = new Map<string, Set<string>>();
  for (const entry of installed.filter(isOfSite)) {
    const license = licenseOf(entry, facts) ?? 'unknown';
    const names = byLicense.get(license) ?? new Set();
    byLicense.set(license, names.add(entry.name));
  }
  const sections = [...byLicense]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([license, names]) =>
        `## ${license}\n\n${[...names]
          .sort()
          .map((name) => `- \`${name}\``)
          .join('\n')}\n`,
    );
  return `# Licenses of others\n\nThe packages that the site is made of and built with, by license. Written by\n\`npm run licenses\`.\n\n${sections.join('\n')}`;
}

/**
 * The license texts of the packages of which files reach browsers.
 *
 * @param root - folder with `node_modules`.
 * @throws an error that names a package without such a text.
 */
export function licenseTexts(root: string, {shipped}: Facts): string {
  return shipped
    .map((name) => {
      const folder = path.join(root, 'node_modules', name);
      const file = fs
        .readdirSync(folder)
        .find((candidate) => /^license(?:\.(?:md|txt))?$/i.test(candidate));
      if (file === undefined) {
        throw new Error(
          `${name} has no file with its license. Look where it stands.`,
        );
      }
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      return `${name}\n${'='.repeat(name.length)}\n\n${text
        .replace(/\r\n?/g, '\n')
        .replace(/[ \t]+$/gm, '')
        .trim()}\n`;
    })
    .join('\n\n');
}
