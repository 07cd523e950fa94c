import fs from 'node:fs';
import path from 'node:path';
import {
  hasVersionData,
  readVersionData,
  writeVersionData,
} from '../../util/versionData';
import {
  type Lock,
  type Manifest,
  packageFiles,
  readLock,
  readManifest,
} from './packageFiles';

const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );

const without = <T>(
  entries: Readonly<Record<string, T>>,
  name: string,
): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name));

/** package.json and its lockfile, changed as `npm install` would. */
class Dependencies {
  private readonly manifest: Manifest;
  private readonly lock: Lock;

  constructor(private readonly siteDir: string) {
    this.manifest = readManifest(siteDir);
    this.lock = readLock(siteDir);
  }

  /**
   * Adds an alias of the exact version of a dependency.
   *
   * @returns the alias, such as `vuetify-2.7.2`.
   */
  alias(dependency: string): string {
    const locked = this.lock.packages[`node_modules/${dependency}`];
    if (locked?.version === undefined) {
      throw new Error(
        `package-lock.json has no "${dependency}". Run "npm install", commit the lockfile, and cut again.`,
      );
    }
    const name = locked.name ?? dependency;
    const alias = `${name}-${locked.version}`;
    const range = `npm:${name}@${locked.version}`;
    this.setDependencies((all) => ({...all, [alias]: range}));
    const below = `node_modules/${dependency}/`;
    const copies = Object.entries(this.lock.packages)
      .filter(([folder]) => folder.startsWith(below))
      .map(([folder, entry]) => [
        `node_modules/${alias}/${folder.slice(below.length)}`,
        entry,
      ]);
    this.lock.packages = sorted({
      ...this.lock.packages,
      [`node_modules/${alias}`]: {name, ...locked},
      ...(Object.fromEntries(copies) as Lock['packages']),
    });
    return alias;
  }

  /** Takes an alias away, if it is one. */
  drop(alias: string): void {
    if (!this.manifest.dependencies[alias]?.startsWith('npm:')) {
      return;
    }
    this.setDependencies((all) => without(all, alias));
    const folder = `node_modules/${alias}`;
    this.lock.packages = Object.fromEntries(
      Object.entries(this.lock.packages).filter(
        ([name]) => name !== folder && !name.startsWith(`${folder}/`),
      ),
    );
  }

  write(): void {
    const contents = [this.manifest, this.lock];
    packageFiles.forEach((file, index) => {
      fs.writeFileSync(
        path.join(this.siteDir, file),
        `${JSON.stringify(contents[index], null, 2)}\n`,
      );
    });
  }

  private setDependencies(
    change: (all: Record<string, string>) => Record<string, string>,
  ): void {
    this.manifest.dependencies = sorted(change(this.manifest.dependencies));
    const root = this.lock.packages[''];
    if (root?.dependencies) {
      root.dependencies = sorted(change(root.dependencies));
    }
  }
}

/** Packages that any version is recorded to run on. */
const packagesOf = (siteDir: string): Set<string> =>
  new Set(
    Object.values(readVersionData(siteDir).frameworks).flatMap(
      ({package: name, vue}) => [name, vue],
    ),
  );

/** Takes the aliases away that versions needed before and none does now. */
function dropUnused(siteDir: string, before: ReadonlySet<string>): void {
  const after = packagesOf(siteDir);
  const dependencies = new Dependencies(siteDir);
  [...before]
    .filter((name) => !after.has(name))
    .forEach((name) => {
      dependencies.drop(name);
    });
  dependencies.write();
}

/**
 * Records that a version runs on exactly the framework and the Vue that
 * `docs/` runs on today: as aliases in package.json and its lockfile, which
 * stay when the dependencies move on, named in data/versions.json.
 *
 * @throws an error that says what to do, when npm's files do not fit.
 */
export function pinFramework(siteDir: string, version: string): void {
  if (!hasVersionData(siteDir)) {
    return;
  }
  const before = packagesOf(siteDir);
  const data = readVersionData(siteDir);
  const {current} = data.frameworks;
  if (!current) {
    return;
  }
  const dependencies = new Dependencies(siteDir);
  const framework = {
    ...current,
    package: dependencies.alias(current.package),
    vue: dependencies.alias(current.vue),
  };
  dependencies.write();
  writeVersionData(siteDir, {
    ...data,
    frameworks: {...data.frameworks, [version]: framework},
  });
  dropUnused(siteDir, before);
}

/**
 * Forgets what a version runs on, and the aliases that only it needed.
 *
 * @throws when npm's files cannot be read.
 */
export function unpinFramework(siteDir: string, version: string): void {
  const before = packagesOf(siteDir);
  const data = readVersionData(siteDir);
  writeVersionData(siteDir, {
    ...data,
    frameworks: without(data.frameworks, version),
  });
  dropUnused(siteDir, before);
}
