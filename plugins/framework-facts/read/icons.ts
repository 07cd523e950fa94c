import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import type {IconFacts} from '../types';

/** Icons in a piece: some 10 kB of paths, half of that compressed. */
const pieceSize = 48;

const manifestSchema = z.object({version: z.string()});
const pathsSchema = z.record(z.string(), z.string());

/** The icons as files, and where these are. */
export interface IconFiles {
  readonly facts: IconFacts;
  /** Contents by path below the output folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** `account-box` is exported as `mdiAccountBox`. */
export function exportName(name: string): string {
  return `mdi${name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;
}

/**
 * The Material Design Icons: names from the font's sheet, paths from
 * `@mdi/js`, those that both have.
 *
 * @param siteDir - the site's root.
 * @param baseUrl - path below which the page's language lies.
 */
export function readIcons(siteDir: string, baseUrl: string): IconFiles {
  const load = createRequire(path.join(siteDir, 'package.json'));
  const {version} = manifestSchema.parse(load('@mdi/js/package.json'));
  const paths = pathsSchema.parse({...load('@mdi/js')});
  const sheet = fs.readFileSync(
    path.join(
      path.dirname(load.resolve('@mdi/font/package.json')),
      'css/materialdesignicons.css',
    ),
    'utf8',
  );
  const names = [...sheet.matchAll(/^\.mdi-([a-z0-9-]+)::before/gm)]
    .map(([, name = '']) => name)
    .filter((name) => paths[exportName(name)] !== undefined)
    .sort();
  if (names.length === 0) {
    throw new Error(
      'framework-facts: @mdi/font and @mdi/js have no icon in common. Install the same version of both.',
    );
  }
  const pieces = Array.from(
    {length: Math.ceil(names.length / pieceSize)},
    (_, index) =>
      JSON.stringify(
        names
          .slice(index * pieceSize, (index + 1) * pieceSize)
          .map((name) => paths[exportName(name)]),
      ),
  );
  const list = JSON.stringify(names);
  const hash = createHash('sha256')
    .update(list + pieces.join(''))
    .digest('hex')
    .slice(0, 8);
  const folder = `assets/icons/${hash}`;
  return {
    facts: {
      version,
      count: names.length,
      names: `${baseUrl}${folder}/names.json`,
      paths: `${baseUrl}${folder}/{piece}.json`,
      pieceSize,
    },
    files: new Map([
      [`${folder}/names.json`, list],
      ...pieces.map((piece, index): [string, string] => [
        `${folder}/${String(index)}.json`,
        piece,
      ]),
    ]),
  };
}
