import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import type {Draft} from './draft';
import {mergeSources} from './merge';
import type {Metadata, TypeDefinition} from './model';
import {type Overlay, readOverlay} from './overlay';
import {readTypes, typeNamesIn} from './readers/declarations';
import {readManifestFile} from './readers/manifest';
import {readSass} from './readers/sass';
import {readVue2Package} from './readers/vue2';
import type {Report} from './report';
import {namedTypes} from './typeNames';

/** The package that a version documents. */
export interface PackageSource {
  /** Package or npm alias. */
  readonly package: string;
  /** Package or npm alias of the Vue 2 to load it with; else it is not loaded. */
  readonly vue?: string;
  /** File in the package; else the one that its package.json names. */
  readonly manifest?: string;
}

const packageJson = z.looseObject({
  name: z.string(),
  version: z.string(),
  'web-types': z.string().optional().catch(undefined),
  customElements: z.string().optional().catch(undefined),
  types: z.string().optional().catch(undefined),
});

function installed(siteDir: string, name: string) {
  const directory = path.join(siteDir, 'node_modules', name);
  const file = path.join(directory, 'package.json');
  if (!fs.existsSync(file)) {
    throw new Error(
      `The package "${name}", which component-docs reads the API from, is not installed. Run "npm install", or correct "versions" of component-docs in docusaurus.config.ts.`,
    );
  }
  return {
    directory,
    json: packageJson.parse(JSON.parse(fs.readFileSync(file, 'utf8'))),
  };
}

/** The manifest that the options or else the package itself name. */
function manifestOf(
  {package: name, manifest}: PackageSource,
  {directory, json}: ReturnType<typeof installed>,
  report: Report,
): Draft | undefined {
  const file = manifest ?? json['web-types'] ?? json.customElements;
  return file === undefined
    ? undefined
    : readManifestFile(
        path.join(directory, file),
        path.posix.join(name, file),
        report,
      );
}

function load(siteDir: string, name: string, vue: string) {
  installed(siteDir, vue);
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return readVue2Package(name, resolve(name), resolve(vue));
}

/** The types that the API names: declared by the overlay or the package. */
function findTypes(
  api: Parameters<typeof namedTypes>[0],
  overlay: Overlay,
  {directory, json}: ReturnType<typeof installed>,
): TypeDefinition[] {
  const names = namedTypes(api);
  const own = Object.entries(overlay.types)
    .filter(([name]) => names.includes(name))
    .map(([name, definition]) => ({name, definition}));
  const declared = readTypes(directory, json.types, [
    ...names,
    ...own.flatMap(({definition}) => typeNamesIn(definition)),
  ]);
  return [
    ...own,
    ...declared.filter(({name}) => !Object.hasOwn(overlay.types, name)),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Reads the API of an installed package from all of its sources.
 *
 * @param siteDir - the site's root.
 * @param source - what to read.
 * @param overlays - folder of the overlays, a file per package.
 * @param lender - a later release that lends descriptions.
 * @param report - takes what was skipped.
 * @throws an error that names the package or file and what to do.
 */
export async function loadPackage(
  siteDir: string,
  source: PackageSource,
  overlays: string,
  lender: Metadata | undefined,
  report: Report,
): Promise<Metadata> {
  const found = installed(siteDir, source.package);
  const manifest = manifestOf(source, found, report);
  if (!manifest && source.vue === undefined) {
    throw new Error(
      `The package "${source.package}" names no manifest in its package.json. Give "manifest", a file in the package, or "vue", to load it with, under "versions" of component-docs in docusaurus.config.ts.`,
    );
  }
  const loaded =
    source.vue === undefined
      ? undefined
      : await load(siteDir, source.package, source.vue);
  // An alias may have an overlay of its own, else that of its package holds.
  const [ownOverlay, sharedOverlay] = [source.package, found.json.name].map(
    (name) => path.posix.join(overlays, `${name}.yaml`),
  ) as [string, string];
  const overlay = readOverlay(
    siteDir,
    fs.existsSync(path.join(siteDir, ownOverlay)) ? ownOverlay : sharedOverlay,
  );
  const api = mergeSources({
    runtime: loaded?.runtime,
    scan: loaded?.scan,
    manifest,
    borrowed: lender,
    sass: await readSass(
      found.directory,
      path.join(siteDir, 'node_modules/.cache/component-docs'),
    ),
    overlay,
  });
  return {
    package: {name: found.json.name, version: found.json.version},
    ...(loaded ? {vue: {version: loaded.vueVersion}} : {}),
    ...api,
    types: findTypes(api, overlay, found),
  };
}
