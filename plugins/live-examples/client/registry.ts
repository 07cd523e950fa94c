import {frameworks} from '@live-examples/frameworks';
import type {VueConstructor} from 'vue';
import type {Adapter, FrameworkRuntime} from './adapters/types';
import {captureErrors} from './errors';
import {linkStylesheet} from './styles';
import {nextTask} from './task';

/** The code of a framework, as its chunk exports it. */
export interface FrameworkCode {
  readonly Vue: VueConstructor;
  readonly Vuetify: unknown;
  readonly adapter: Adapter;
}

/** What is known of a framework before it is loaded. */
export interface FrameworkEntry {
  /** Class of the elements in which its styles hold. */
  readonly scope: string;
  /** Addresses of its style sheets. */
  readonly stylesheets: readonly string[];
  /** Address of the sheet with every icon. */
  readonly allIcons: string;
  readonly load: () => Promise<FrameworkCode>;
}

/** Every framework of the site by its key, such as `vuetify@2.7.2`. */
export type FrameworkRegistry = Readonly<Record<string, FrameworkEntry>>;

/** A framework, ready to run examples. */
export interface LoadedFramework {
  readonly scope: string;
  readonly Vue: VueConstructor;
  readonly runtime: FrameworkRuntime;
}

const loaded = new Map<string, Promise<LoadedFramework>>();

/** What is known of a framework before it is loaded. */
export function frameworkEntry(key: string): FrameworkEntry {
  const entry = frameworks[key];
  if (!entry) {
    throw new Error(
      `Unknown framework "${key}"; known are: ${Object.keys(frameworks).join(', ')}.`,
    );
  }
  return entry;
}

async function load(key: string): Promise<LoadedFramework> {
  const entry = frameworkEntry(key);
  const [{Vue, Vuetify, adapter}] = await Promise.all([
    entry.load(),
    ...entry.stylesheets.map(linkStylesheet),
  ]);
  await nextTask();
  Vue.config.productionTip = false;
  captureErrors(Vue);
  return {scope: entry.scope, Vue, runtime: adapter.install(Vue, Vuetify)};
}

/**
 * Loads a framework on first use: one Vue, one instance of the framework and
 * one sheet for the whole visit. A failed load may be tried again.
 *
 * @throws (rejects) when the key is unknown or a file cannot be loaded.
 */
export function loadFramework(key: string): Promise<LoadedFramework> {
  const known = loaded.get(key);
  if (known) {
    return known;
  }
  const loading = load(key).catch((error: unknown) => {
    loaded.delete(key);
    throw error;
  });
  loaded.set(key, loading);
  return loading;
}
