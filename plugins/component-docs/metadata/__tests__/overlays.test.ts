import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import {addedToOne, addedToTwo} from '../__fixtures__/addedItems';
import {loadPackage} from '../load';
import type {Component, Metadata} from '../model';
import {readOverlay} from '../overlay';
import {readManifestFile} from '../readers/manifest';
import {readVue2Package} from '../readers/vue2';
import {staleEntries} from '../stale';

const siteDir = path.resolve(__dirname, '../../../..');
const overlays = 'data/overlays';

let current: Metadata;
let old: Metadata;

beforeAll(async () => {
  const report = () => undefined;
  current = await loadPackage(
    siteDir,
    {package: 'vuetify', vue: 'vue'},
    overlays,
    undefined,
    report,
  );
  old = await loadPackage(
    siteDir,
    {package: 'vuetify-1.5', vue: 'vue-2.6'},
    overlays,
    current,
    report,
  );
}, 60_000);

const groups = ['props', 'slots', 'events'] as const;

const undescribed = (component: Component) =>
  groups.flatMap((group) =>
    component[group]
      .filter(({description}) => !description)
      .map(({name}) => `${component.tag}.${group}.${name}`),
  );

/** `$vuetify` as an application has it: names of what each part holds. */
const partsSchema = z.record(z.string(), z.array(z.string()));

/** Runs in a process of its own, with the Vue that the package belongs to. */
const readParts = `
  const [packageName, vueName] = process.argv.slice(1);
  const Module = require('node:module');
  const resolve = Module._resolveFilename;
  const vueFile = require.resolve(vueName);
  Module._resolveFilename = (name, ...rest) =>
    name === 'vue' ? vueFile : resolve(name, ...rest);
  const Vue = require(vueName);
  const exported = require(packageName);
  const Vuetify = exported.default ?? exported;
  Vue.config.productionTip = false;
  Vue.use(Vuetify);
  const ofRelease2 = () => {
    const vuetify = new Vuetify();
    vuetify.init(new Vue());
    return vuetify.framework;
  };
  const service = Vue.prototype.$vuetify ?? ofRelease2();
  const namesOf = (value) => {
    const names = [];
    for (const name in value) names.push(name);
    return [...names, ...Object.getOwnPropertyNames(Object.getPrototypeOf(value))];
  };
  const parts = {$vuetify: namesOf(service)};
  for (const name of ['application', 'breakpoint', 'icons', 'lang', 'theme']) {
    parts['$vuetify.' + name] = namesOf(service[name]);
  }
  console.log(JSON.stringify(parts));
`;

const partsOf = (name: string, vue: string) =>
  partsSchema.parse(
    JSON.parse(
      execFileSync(process.execPath, ['-e', readParts, name, vue], {
        cwd: siteDir,
        encoding: 'utf8',
      }),
    ),
  );

const releases = {
  '2.7': {name: 'vuetify', vue: 'vue', of: () => current},
  '1.5': {name: 'vuetify-1.5', vue: 'vue-2.6', of: () => old},
};

describe.each(Object.entries(releases))('vuetify %s', (_, {name, vue, of}) => {
  it('leaves no prop, slot or event without description', () => {
    expect(of().components.flatMap(undescribed)).toEqual([]);
  });

  it('documents functions that the components have', async () => {
    const {resolve} = createRequire(path.join(siteDir, 'package.json'));
    const {runtime} = await readVue2Package(name, resolve(name), resolve(vue));
    const documented = of().components.filter(
      ({functions}) => functions.length > 0,
    );
    expect(documented.length).toBeGreaterThan(20);
    for (const {tag, functions} of documented) {
      const loaded = runtime.components.find((entry) => entry.tag === tag);
      const methods = loaded?.methods?.map((method) => method.name);
      expect([tag, ...(methods ?? [])]).toEqual(
        expect.arrayContaining(functions.map((entry) => entry.name)),
      );
      for (const {name: called, signature, example} of functions) {
        expect(signature.startsWith(`${called}(`)).toBe(true);
        expect(example ?? called).toContain(called);
      }
    }
  }, 30_000);

  it('documents every function that the source marks as public', () => {
    const source = path.join(siteDir, 'node_modules', name, 'src/components');
    const marked = fs
      .readdirSync(source, {recursive: true, encoding: 'utf8'})
      .filter(
        (file) => /\/V\w+\.[jt]s$/.test(file) && !file.includes('__tests__'),
      )
      .flatMap((file) =>
        [
          ...fs
            .readFileSync(path.join(source, file), 'utf8')
            .matchAll(/@public \*\/\s+(\w+) \(/g),
        ].map(([, method]) => ({
          tag: path
            .basename(file, path.extname(file))
            .replace(/\B([A-Z])/g, '-$1')
            .toLowerCase(),
          method,
        })),
      );
    expect(marked.length).toBeGreaterThan(7);
    for (const {tag, method} of marked) {
      const component = of().components.find((entry) => entry.tag === tag);
      expect(component?.functions).toContainEqual(
        expect.objectContaining({name: method}),
      );
    }
  });

  it('documents what $vuetify has', () => {
    const parts = partsOf(name, vue);
    const said = of().services ?? [];
    expect(said.map((entry) => entry.name)).toEqual([
      ...Object.keys(parts).filter((part) => part < '$vuetify.goTo'),
      '$vuetify.goTo',
      ...Object.keys(parts).filter((part) => part > '$vuetify.goTo'),
    ]);
    for (const {name: part, members, functions} of said) {
      const has = part === '$vuetify.goTo' ? parts.$vuetify : parts[part];
      const names = [...members, ...functions].map((entry) => entry.name);
      expect([part, ...(has ?? [])]).toEqual(expect.arrayContaining(names));
    }
    const goTo = said.find((entry) => entry.name === '$vuetify.goTo');
    expect(goTo?.options.map((entry) => entry.name)).toEqual([
      'appOffset',
      'container',
      'duration',
      'easing',
      'offset',
    ]);
  });

  it('leaves nothing of the breakpoint out', () => {
    const breakpoint = of().services?.find(
      (entry) => entry.name === '$vuetify.breakpoint',
    );
    const {members = [], options = []} = breakpoint ?? {};
    const internal =
      /^(?:framework|resizeTimeout|constructor|init|onResize|update|get[A-Z].*)$/;
    expect([...members, ...options].map((entry) => entry.name).sort()).toEqual(
      partsOf(name, vue)
        ['$vuetify.breakpoint']?.filter(
          (entry) => !internal.test(entry) && !(entry in Object.prototype),
        )
        .sort(),
    );
  });
});

describe('vuetify 2.7', () => {
  it('calls nothing gone that is still there', () => {
    for (const {tag, removed = [], ...component} of current.components) {
      for (const {group, name} of removed) {
        expect(
          component[group].find((entry) => entry.name === name) && tag,
        ).toBe(undefined);
      }
    }
    const tags = current.components.map(({tag}) => tag);
    for (const {tag} of current.removed ?? []) {
      expect(tags).not.toContain(tag);
      expect(old.components.map((entry) => entry.tag)).toContain(tag);
    }
  });

  it('leaves out only what the manifest lists', () => {
    const {components} = readOverlay(siteDir, `${overlays}/vuetify.yaml`);
    const manifest = readManifestFile(
      path.join(siteDir, 'node_modules/vuetify/dist/json/web-types.json'),
      'vuetify/dist/json/web-types.json',
      () => undefined,
    );
    const absent = Object.entries(components).flatMap(([tag, entry]) =>
      (['slots', 'events'] as const).flatMap((group) =>
        entry.absent[group].map((item) => ({tag, group, item})),
      ),
    );
    expect(absent.length).toBeGreaterThan(3);
    for (const {tag, group, item} of absent) {
      const listed = manifest.components.find((entry) => entry.tag === tag);
      expect(listed?.[group].map((entry) => entry.name)).toContain(item);
      const shown = current.components.find((entry) => entry.tag === tag);
      expect(shown?.[group].map((entry) => entry.name)).not.toContain(item);
    }
  });

  it('marks what is about to go', () => {
    const deprecated = current.components.filter((entry) => entry.deprecated);
    expect(deprecated.map(({tag}) => tag)).toEqual([
      'v-content',
      'v-flex',
      'v-layout',
    ]);
  });
});

describe('vuetify 1.5', () => {
  it('shows no made-up name as a default', () => {
    const filter = old.components
      .find(({tag}) => tag === 'v-data-table')
      ?.props.find(({name}) => name === 'custom-filter');
    expect(filter).not.toHaveProperty('default');
    const defaults = old.components.flatMap(({props}) =>
      props.map((prop) => prop.default ?? ''),
    );
    expect(defaults.filter((text) => /^_|\bfunction\b|=>/.test(text))).toEqual(
      [],
    );
    expect(
      old.components
        .find(({tag}) => tag === 'v-date-picker')
        ?.props.find(({name}) => name === 'event-color')?.default,
    ).toBe(`'warning'`);
  });

  it('finds the events that a tree emits through a method', () => {
    const tree = old.components.find(({tag}) => tag === 'v-treeview');
    expect(tree?.events.map(({name}) => name)).toEqual([
      'input',
      'update:active',
      'update:open',
    ]);
  });
});

it.each(['vuetify', 'vuetify-1.5'])('names only what %s has', (name) => {
  const metadata = name === 'vuetify' ? current : old;
  const overlay = readOverlay(siteDir, `${overlays}/${name}.yaml`);
  expect(staleEntries(overlay, metadata)).toEqual([]);
  // What it adds is proven in addedToOne.test.ts and addedToTwo.test.ts.
  const added = metadata.components.flatMap((component) =>
    groups.flatMap((group) =>
      component[group]
        .filter(({origin}) => origin === 'overlay')
        .map((item) => `${component.tag} ${group} ${item.name}`),
    ),
  );
  const proven = Object.entries(
    name === 'vuetify' ? addedToTwo : addedToOne,
  ).flatMap(([tag, items]) =>
    (['slots', 'events'] as const).flatMap((group) =>
      Object.keys(items[group] ?? {}).map((item) => `${tag} ${group} ${item}`),
    ),
  );
  expect(added.sort()).toEqual(proven.sort());
});
