import path from 'node:path';
import type {FrameworkAssets} from './assets';
import type {InstalledFramework} from './frameworks';
import {allowedImports, isVueBound} from './imports';

/** Where the client reads the registry from; see `client/registry.ts`. */
export const registryModule = '@live-examples/frameworks';

/** Where the client reads what edited code may import. */
export const modulesModule = '@live-examples/modules';

/** Path of the one file of Vue that a framework and its examples share. */
export function vueFile(
  {vueDir}: InstalledFramework,
  development: boolean,
): string {
  return path.join(
    vueDir,
    'dist',
    `vue.runtime.common.${development ? 'dev' : 'prod'}.js`,
  );
}

/** Path of the framework's own code. */
export function frameworkFile(
  {dir}: InstalledFramework,
  development: boolean,
): string {
  return path.join(dir, 'dist', development ? 'vuetify.js' : 'vuetify.min.js');
}

/** Name of the chunk with Vue and the framework. */
export const frameworkCodeChunk = ({scope}: InstalledFramework): string =>
  `framework-${scope}`;

/** Name of the module that gathers a framework's code. */
export const frameworkModuleName = (framework: InstalledFramework): string =>
  `${frameworkCodeChunk(framework)}.js`;

/** Name of the chunk that loads a framework's code. */
export const frameworkChunk = (framework: InstalledFramework): string =>
  `${frameworkCodeChunk(framework)}-start`;

/**
 * The module that gathers what the runtime needs of a framework. Vue and the
 * framework come in one chunk and start one after the other, each in a task of
 * its own.
 */
export function frameworkModule(
  framework: InstalledFramework,
  development: boolean,
): string {
  const from = (file: string) => JSON.stringify(file);
  const client = (file: string) =>
    from(path.join(__dirname, '../client', file));
  return `import Vue from ${from(vueFile(framework, development))};
import {adapter} from ${client(`adapters/vuetify-${framework.major}`)};
import {nextTask} from ${client('task')};
await nextTask();
const {default: Vuetify} = await import(
  /* webpackMode: "eager" */ ${from(frameworkFile(framework, development))}
);
export {Vue, Vuetify, adapter};
`;
}

/**
 * The registry: what the runtime knows of each framework before it loads.
 *
 * @param baseUrl - base URL of the site in its current language.
 */
export function registryCode(
  entries: readonly {
    readonly framework: InstalledFramework;
    readonly assets: FrameworkAssets;
  }[],
  baseUrl: string,
): string {
  const fields = entries.map(
    ({framework, assets}) => `  ${JSON.stringify(framework.key)}: {
    scope: ${JSON.stringify(framework.scope)},
    stylesheets: ${JSON.stringify(assets.stylesheets.map((file) => baseUrl + file))},
    allIcons: ${JSON.stringify(baseUrl + assets.allIcons)},
    load: () => import(/* webpackChunkName: "${frameworkChunk(framework)}" */ './${frameworkModuleName(framework)}'),
  },`,
  );
  return `export const frameworks = {\n${fields.join('\n')}\n};\n`;
}

/** Name of the module with what edited code imports of a framework's own. */
export function boundModulesName({scope}: InstalledFramework): string {
  return `modules-${scope}.js`;
}

function modulesObject(names: readonly string[]): string {
  const fields = names.map(
    (name) =>
      `  ${JSON.stringify(name)}: () => import(${JSON.stringify(name)}),`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

/** The module that loads what works with one framework's Vue only. */
export function boundModulesCode(): string {
  const names = allowedImports.filter(isVueBound);
  return `export const modules = ${modulesObject(names)};\n`;
}

/** The module that loads what edited code imports, for each framework. */
export function modulesCode(frameworks: readonly InstalledFramework[]): string {
  const imports = frameworks.map(
    (framework) =>
      `import {modules as ${framework.scope}} from './${boundModulesName(framework)}';`,
  );
  const entries = frameworks.map(
    ({key, scope}) => `  ${JSON.stringify(key)}: {...shared, ...${scope}},`,
  );
  const shared = allowedImports.filter((name) => !isVueBound(name));
  return `${imports.join('\n')}
const shared = ${modulesObject(shared)};
export const modules = {\n${entries.join('\n')}\n};
`;
}
