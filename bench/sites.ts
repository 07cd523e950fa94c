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
import {ensureBuilt} from './build';
import {undoAtEnd} from './cleanup';
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
  /** Name of the file in a page's folder. */
  readonly pageFile: 'index.mdx' | 'index.md';
}

/** Below it lies all that the bench makes. */
const folder = path.join(root, '.cache/bench');

/** This site as it is. */
export const ownSite: Site = {
  name: 'this site',
  dir: root,
  outDir: path.join(folder, 'build'),
  localeDir: 'en',
  pageFile: 'index.mdx',
};

/** Writes the yardstick anew, from the pages of this site. */
async function writeStock(name: string): Promise<Site> {
  await ensureBuilt(ownSite);
  const dir = path.join(folder, name);
  writeStockSite(dir, path.join(ownSite.outDir, ownSite.localeDir));
  return {
    name: 'preset-classic',
    dir,
    outDir: path.join(folder, `${name}-build`),
    localeDir: '.',
    pageFile: 'index.md',
  };
}

let stock: Promise<Site> | undefined;

/** The yardstick, written once a run. */
export const stockSite = (): Promise<Site> => (stock ??= writeStock('stock'));

const removeFolder = (dir: string) => {
  fs.rmSync(dir, {recursive: true, force: true, maxRetries: 3});
};

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
  const outDir = path.join(folder, 'copy-build');
  const removeCopy = undoAtEnd(() => {
    remove();
    removeFolder(outDir);
  });
  let ours: T;
  try {
    ours = await work({...ownSite, dir, outDir});
  } finally {
    removeCopy();
  }
  const copy = await writeStock('stock-copy');
  const removeStock = undoAtEnd(() => {
    removeFolder(copy.dir);
    removeFolder(copy.outDir);
  });
  try {
    return {ours, stock: await work(copy)};
  } finally {
    removeStock();
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

/** End of the name of a page's copy. */
const copied = /-copy-\d+$/;

/** Folders of pages in `docs/` that somebody wrote, those of one address out. */
const pageFolders = ({dir, pageFile}: Site): string[] =>
  fs
    .readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === pageFile)
    .filter(
      (file) =>
        !/^slug:/m.test(fs.readFileSync(path.join(dir, 'docs', file), 'utf8')),
    )
    .map((file) => path.dirname(file))
    .filter((name) =>
      fs.existsSync(path.join(root, 'docs', name.replace(copied, ''))),
    )
    .sort();

/**
 * Adds copies of pages that somebody wrote to `docs/`, with all that lies
 * beside them, until there are so many. Pages that are made of metadata stay
 * as many as they are.
 */
export function growTo(site: Site, count: number): void {
  const present = pageFolders(site);
  const originals = present.filter((name) => !copied.test(name));
  for (let index = 0; index < count - present.length; index += 1) {
    const original = originals[index % originals.length] ?? '';
    const number = present.length + index;
    copyFolder(site.dir, `docs/${original}`, `docs/${original}-copy-${number}`);
  }
}

/** Names of the versions of a site, as `SITE_VERSIONS` takes them. */
export const versionsOf = (dir: string): string[] => [
  'current',
  ...readReleasedVersions(dir),
];
