import fs from 'node:fs';
import path from 'node:path';
import {
  hasVersionData,
  readReleasedVersions,
  readVersionData,
  versionsFile,
  writeVersionData,
} from '../plugins/util/versionData';
import {root} from '../scripts/lib/run';
import {createStage, removeLeftovers} from '../scripts/versions/stage';
import {writeStockSite} from './stock';

/** A site that is measured. */
export interface Site {
  /** Heading of its column. */
  readonly name: 'this site' | 'preset-classic';
  readonly dir: string;
  /** Where it is built to. */
  readonly outDir: string;
  /** Folder of the English site in `outDir`. */
  readonly localeDir: string;
}

/** Below it lies all that the bench makes. */
const folder = path.join(root, '.cache/bench');

/** This site as it is. */
export const ownSite: Site = {
  name: 'this site',
  dir: root,
  outDir: path.join(folder, 'build'),
  localeDir: 'en',
};

/** Writes the yardstick anew. */
function writeStock(name: string): Site {
  const dir = path.join(folder, name);
  writeStockSite(dir);
  return {
    name: 'preset-classic',
    dir,
    outDir: path.join(folder, `${name}-build`),
    localeDir: '.',
  };
}

let stock: Site | undefined;

/** The yardstick, written once a run. */
export const stockSite = (): Site => (stock ??= writeStock('stock'));

/**
 * Lets work be done on copies of both sites, which are removed afterwards.
 *
 * @param work - may change the site that it is given, and is called for this
 * site first.
 * @returns what it returned for each.
 */
export async function withCopies<T>(
  work: (site: Site) => Promise<T>,
): Promise<{readonly ours: T; readonly stock: T}> {
  removeLeftovers(root);
  const {dir, remove} = createStage(root);
  const copies = {
    ours: {...ownSite, dir, outDir: path.join(folder, 'copy-build')},
    stock: writeStock('stock-copy'),
  };
  try {
    return {ours: await work(copies.ours), stock: await work(copies.stock)};
  } finally {
    remove();
    for (const made of [
      copies.stock.dir,
      copies.ours.outDir,
      copies.stock.outDir,
    ]) {
      fs.rmSync(made, {recursive: true, force: true, maxRetries: 3});
    }
  }
}

const copyFolder = (dir: string, from: string, to: string) => {
  if (fs.existsSync(path.join(dir, from))) {
    fs.cpSync(path.join(dir, from), path.join(dir, to), {recursive: true});
  }
};

/**
 * Adds old versions to a site, each a copy of its newest release.
 *
 * @param count - how many; below 100.
 * @returns their names.
 */
export function addVersions(dir: string, count: number): string[] {
  const released = readReleasedVersions(dir);
  const [newest = ''] = released;
  const names = Array.from({length: count}, (_, index) => `0.${count - index}`);
  for (const name of names) {
    for (const [parent, suffix] of [
      ['versioned_docs', ''],
      ['versioned_sidebars', '-sidebars.json'],
      ['versioned_metadata', '.json'],
      ['versioned_hashes', '.sha256'],
    ] as const) {
      const of = (version: string) => `${parent}/version-${version}${suffix}`;
      copyFolder(dir, of(newest), of(name));
    }
  }
  fs.writeFileSync(
    path.join(dir, versionsFile),
    JSON.stringify([...released, ...names]),
  );
  if (hasVersionData(dir)) {
    const data = readVersionData(dir);
    const {[newest]: framework} = data.frameworks;
    writeVersionData(dir, {
      ...data,
      frameworks: {
        ...data.frameworks,
        ...Object.fromEntries(
          names.flatMap((name) => (framework ? [[name, framework]] : [])),
        ),
      },
    });
  }
  return names;
}

/** Folders of the pages in `docs/`. */
const pageFolders = (dir: string): string[] =>
  fs
    .readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.mdx')
    .map((file) => path.dirname(file))
    .sort();

/**
 * Adds copies of the real pages to `docs/`, examples and playgrounds included,
 * until there are so many.
 */
export function growTo(dir: string, count: number): void {
  const present = pageFolders(dir);
  // An address of its own is there once.
  const hasAddress = (name: string) =>
    /^slug:/m.test(
      fs.readFileSync(path.join(dir, 'docs', name, 'index.mdx'), 'utf8'),
    );
  const originals = present.filter(
    (name) => !/-copy-\d+$/.test(name) && !hasAddress(name),
  );
  for (let index = 0; index < count - present.length; index += 1) {
    const original = originals[index % originals.length] ?? '';
    const number = present.length + index;
    copyFolder(dir, `docs/${original}`, `docs/${original}-copy-${number}`);
  }
}

/** Names of the versions of a site, as `SITE_VERSIONS` takes them. */
export const versionsOf = (dir: string): string[] => [
  'current',
  ...readReleasedVersions(dir),
];
