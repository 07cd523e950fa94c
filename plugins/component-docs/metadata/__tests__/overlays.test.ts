import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import {loadPackage} from '../load';
import type {Component, Metadata} from '../model';
import {readOverlay} from '../overlay';

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

/** Vuetify as an application loads it. */
function loadFramework() {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const options = z.object({methods: z.record(z.string(), z.unknown())});
  const vue = z
    .custom<{
      use(plugin: unknown): void;
      options: {components: Record<string, unknown>};
    }>()
    .parse(require('vue'));
  const Vuetify = z
    .custom<new () => {framework: Record<string, object>}>()
    .parse(require('vuetify'));
  vue.use(Vuetify);
  return {
    framework: new Vuetify().framework,
    methodsOf: (tag: string): string[] => {
      const name = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) =>
        letter.toUpperCase(),
      );
      const component = z
        .custom<{options: unknown}>()
        .parse(vue.options.components[name]);
      return Object.keys(options.parse(component.options).methods);
    },
  };
}

describe('vuetify 2.7', () => {
  it('leaves no prop, slot or event without description', () => {
    expect(current.components.flatMap(undescribed)).toEqual([]);
  });

  it('documents functions that the components have', () => {
    const {methodsOf} = loadFramework();
    const documented = current.components.filter(
      ({functions}) => functions.length > 0,
    );
    expect(documented.length).toBeGreaterThan(20);
    for (const {tag, functions} of documented) {
      expect(methodsOf(tag)).toEqual(
        expect.arrayContaining(functions.map(({name}) => name)),
      );
    }
  });

  it('documents every function that the source marks as public', () => {
    const source = path.join(siteDir, 'node_modules/vuetify/src/components');
    const marked = fs
      .readdirSync(source, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\/V\w+\.ts$/.test(file) && !file.includes('__tests__'))
      .flatMap((file) =>
        [
          ...fs
            .readFileSync(path.join(source, file), 'utf8')
            .matchAll(/@public \*\/\s+(\w+) \(/g),
        ].map(([, name]) => ({
          tag: path
            .basename(file, '.ts')
            .replace(/\B([A-Z])/g, '-$1')
            .toLowerCase(),
          name,
        })),
      );
    expect(marked.length).toBeGreaterThan(8);
    for (const {tag, name} of marked) {
      const component = current.components.find((entry) => entry.tag === tag);
      expect(component?.functions).toContainEqual(
        expect.objectContaining({name}),
      );
    }
  });

  it('documents what $vuetify has, and nothing else', () => {
    const {framework} = loadFramework();
    const service = (name: string) =>
      current.services?.find((entry) => entry.name === name);
    for (const name of [
      'application',
      'breakpoint',
      'icons',
      'lang',
      'theme',
    ]) {
      const {members = [], functions = []} = service(`$vuetify.${name}`) ?? {};
      expect(members).not.toEqual([]);
      for (const member of [...members, ...functions]) {
        expect(framework[name]).toHaveProperty([member.name]);
      }
    }
    const {members = [], options = []} = service('$vuetify.breakpoint') ?? {};
    const internal = ['framework', 'resizeTimeout'];
    expect([...members, ...options].map(({name}) => name).sort()).toEqual(
      Object.keys(framework.breakpoint ?? {})
        .filter((name) => !internal.includes(name))
        .sort(),
    );
    expect(service('$vuetify.goTo')?.options.map(({name}) => name)).toEqual([
      'appOffset',
      'container',
      'duration',
      'easing',
      'offset',
    ]);
  });

  it('says what to use in place of what the source calls gone', () => {
    const source = path.join(siteDir, 'node_modules/vuetify/src');
    const gone = fs
      .readdirSync(source, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts') && !file.includes('__tests__'))
      .flatMap((file) =>
        [
          ...fs
            .readFileSync(path.join(source, file), 'utf8')
            .matchAll(/(?:deprecate|removed|breaking)\('([a-z-]+)'/g),
        ].map(([, name]) => name),
      );
    expect(gone).toContain('v-content');
    const said = new Set(
      current.components.flatMap(({tag, deprecated, removed = []}) => [
        ...(deprecated ? [tag] : []),
        ...removed.map(({name}) => name),
      ]),
    );
    expect(gone.filter((name) => !said.has(name ?? ''))).toEqual([]);
  });

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

  it.each([
    'v-alert',
    'v-autocomplete',
    'v-btn',
    'v-card',
    'v-checkbox',
    'v-chip',
    'v-data-table',
    'v-dialog',
    'v-expansion-panel',
    'v-icon',
    'v-list-tile',
    'v-menu',
    'v-navigation-drawer',
    'v-select',
    'v-snackbar',
    'v-tabs',
    'v-text-field',
    'v-textarea',
    'v-toolbar',
  ])('describes all of %s', (tag) => {
    const component = old.components.find((entry) => entry.tag === tag);
    expect(component && undescribed(component)).toEqual([]);
  });
});

it.each(['vuetify', 'vuetify-1.5'])('names only what %s has', (name) => {
  const metadata = name === 'vuetify' ? current : old;
  const overlay = readOverlay(siteDir, `${overlays}/${name}.yaml`);
  for (const tag of Object.keys(overlay.components)) {
    expect(metadata.components.map((entry) => entry.tag)).toContain(tag);
  }
  for (const component of metadata.components) {
    for (const group of groups) {
      expect(
        component[group].filter(({origin}) => origin === 'overlay'),
      ).toEqual([]);
    }
  }
  for (const group of groups) {
    const known = new Set(
      metadata.components.flatMap((entry) =>
        entry[group].map((item) => item.name),
      ),
    );
    expect(
      Object.keys(overlay.shared[group]).filter((item) => !known.has(item)),
    ).toEqual([]);
  }
});
