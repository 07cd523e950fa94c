import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import type {Draft} from './draft';
import {mergeSources} from './merge';
import type {Metadata} from './model';
import {readOverlay} from './overlay';
import {readVue2Package} from './readers/vue2';
import {readWebTypes} from './readers/webTypes';
import type {Report} from './report';

/** The package that a version documents. */
export interface PackageSource {
  /** Package or npm alias. */
  readonly package: string;
  /** Package or npm alias of the Vue that it runs on. */
  readonly vue: string;
}

const packageJson = z.looseObject({
  name: z.string(),
  version: z.string(),
  'web-types': z.string().optional(),
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
    manifest: packageJson.parse(JSON.parse(fs.readFileSync(file, 'utf8'))),
  };
}

/**
 * Parses a manifest.
 *
 * @throws an error that names the file when it is no JSON.
 */
function readJson(file: string, label: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${label} cannot be read: ${error instanceof Error ? error.message : String(error)}. Reinstall the package.`,
      {cause: error},
    );
  }
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
  const {directory, manifest} = installed(siteDir, source.package);
  installed(siteDir, source.vue);
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const {vueVersion, runtime, scan} = await readVue2Package(
    source.package,
    resolve(source.package),
    resolve(source.vue),
  );
  let webTypes: Draft | undefined;
  if (manifest['web-types']) {
    const label = `${source.package}/${manifest['web-types']}`;
    webTypes = readWebTypes(
      readJson(path.join(directory, manifest['web-types']), label),
      label,
      report,
    );
  }
  return {
    package: {name: manifest.name, version: manifest.version},
    vue: {version: vueVersion},
    ...mergeSources({
      runtime,
      scan,
      manifest: webTypes,
      borrowed: lender,
      overlay: readOverlay(
        siteDir,
        path.posix.join(overlays, `${source.package}.yaml`),
      ),
    }),
  };
}
