import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {loadPackage} from '../load';
import type {Component, Metadata} from '../model';
import {metadataSchema} from '../model';
import {readOverlay} from '../overlay';

const siteDir = path.resolve(__dirname, '../../../..');
const overlays = 'data/overlays';

const named = z.array(z.object({name: z.string()}));
const manifest = z
  .object({
    contributions: z.object({
      html: z.object({
        tags: z.array(
          z.object({
            name: z.string(),
            attributes: named,
            events: named,
            slots: named,
          }),
        ),
        attributes: named,
      }),
    }),
  })
  .parse(
    JSON.parse(
      fs.readFileSync(
        path.join(siteDir, 'node_modules/vuetify/dist/json/web-types.json'),
        'utf8',
      ),
    ),
  ).contributions.html;

const count = (metadata: Metadata, kind: 'props' | 'events' | 'slots') =>
  metadata.components.reduce((sum, entry) => sum + entry[kind].length, 0);

const find = (metadata: Metadata, tag: string): Component => {
  const component = metadata.components.find((entry) => entry.tag === tag);
  if (!component) {
    throw new Error(`${tag} is missing`);
  }
  return component;
};

const prop = (metadata: Metadata, tag: string, name: string) =>
  find(metadata, tag).props.find((entry) => entry.name === name);

const overlay = readOverlay(siteDir, `${overlays}/vuetify.yaml`);

let current: Metadata;
let old: Metadata;
const reports: string[] = [];

beforeAll(async () => {
  const report = (message: string) => reports.push(message);
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
}, 30_000);

it('reads the packages whole', () => {
  expect(reports).toEqual([]);
  expect(metadataSchema.parse(current)).toEqual(current);
  expect(metadataSchema.parse(old)).toEqual(old);
});

describe('vuetify 2.7', () => {
  it('tells what it describes', () => {
    expect(current.package).toEqual({name: 'vuetify', version: '2.7.2'});
    expect(current.vue).toEqual({version: '2.7.16'});
  });

  it('has every component and directive of the manifest', () => {
    expect(manifest.tags).toHaveLength(146);
    expect(current.components.map(({tag}) => tag.replace(/-/g, ''))).toEqual(
      expect.arrayContaining(manifest.tags.map(({name}) => name.toLowerCase())),
    );
    expect(current.components).toHaveLength(146);
    expect(current.directives.map(({tag}) => tag).sort()).toEqual(
      manifest.attributes.map(({name}) => name).sort(),
    );
    expect(current.directives).toHaveLength(7);
  });

  it('has every prop, event and slot of the manifest, invents none', () => {
    for (const tag of manifest.tags) {
      const component = current.components.find(
        (entry) => entry.tag.replace(/-/g, '') === tag.name.toLowerCase(),
      );
      const names = (items: readonly {name: string}[] | undefined) =>
        (items ?? []).map(({name}) => name).sort();
      const absent = overlay.components[component?.tag ?? '']?.absent;
      for (const group of ['slots', 'events'] as const) {
        // Those that our overlay adds are proven in addedToTwo.test.ts.
        const listed = component?.[group].filter(
          ({origin}) => origin !== 'overlay',
        );
        const left = tag[group].filter(
          ({name}) => !absent?.[group].includes(name),
        );
        expect(names(listed)).toEqual(names(left));
      }
      expect(names(component?.props)).toEqual(
        expect.arrayContaining(names(tag.attributes)),
      );
      expect(
        component?.props
          .filter(({name}) => !tag.attributes.some((a) => a.name === name))
          .every(({origin}) => origin === 'runtime'),
      ).toBe(true);
    }
    expect(count(current, 'props')).toBeGreaterThanOrEqual(2298);
    expect(count(current, 'events')).toBeGreaterThanOrEqual(340);
    expect(count(current, 'slots')).toBeGreaterThanOrEqual(281);
  });

  it('believes the loaded package over the manifest', () => {
    expect(find(current, 'v-switch').model).toEqual({
      prop: 'input-value',
      event: 'change',
    });
    expect(prop(current, 'v-slider', 'value')?.types.sort()).toEqual([
      'number',
      'string',
    ]);
    expect(prop(current, 'v-app', 'id')?.default).toBe(`'app'`);
    expect(prop(current, 'v-btn', 'absolute')?.default).toBe('false');
    expect(prop(current, 'v-btn', 'color')).not.toHaveProperty('default');
    expect(prop(current, 'v-data-table', 'options')?.types).toEqual([
      'DataOptions',
    ]);
  });

  it('writes no default that changes with the day of the build', () => {
    const today = new Date().toISOString().slice(0, 10);
    const defaults = current.components.flatMap(({tag, props}) =>
      props.map((entry) => `${tag}.${entry.name}=${entry.default ?? ''}`),
    );
    expect(defaults.filter((text) => text.includes(today))).toEqual([]);
  });

  it('takes several arguments of an event apart', () => {
    const event = find(current, 'v-calendar').events.find(
      ({name}) => name === 'click:date',
    );
    expect(
      event?.arguments?.map(({type}) => type?.replace(/: .*/, '')),
    ).toEqual(['{date', 'MouseEvent']);
  });
});

describe('vuetify 1.5', () => {
  it('has every component with its props, wrappers included', () => {
    expect(old.package).toEqual({name: 'vuetify', version: '1.5.24'});
    expect(old.vue).toEqual({version: '2.6.14'});
    expect(old.components).toHaveLength(136);
    expect(count(old, 'props')).toBe(1741);
    expect(prop(old, 'v-text-field', 'multi-line')).toBeDefined();
  });

  it('marks events and slots as found in the code', () => {
    const alert = find(old, 'v-alert');
    expect(alert.events).toContainEqual(
      expect.objectContaining({name: 'input', origin: 'scan'}),
    );
    expect(count(old, 'events')).toBeGreaterThan(100);
    expect(count(old, 'slots')).toBeGreaterThan(200);
  });

  it('marks descriptions of the later release as borrowed', () => {
    expect(prop(old, 'v-btn', 'absolute')).toMatchObject({
      origin: 'runtime',
      description: prop(current, 'v-btn', 'absolute')?.description,
      descriptionOrigin: 'borrowed',
    });
  });
});

it('names a package that is not installed', async () => {
  await expect(
    loadPackage(
      siteDir,
      {package: 'no-such-framework', vue: 'vue'},
      overlays,
      undefined,
      () => undefined,
    ),
  ).rejects.toThrow(
    'The package "no-such-framework", which component-docs reads the API from, is not installed.',
  );
});

it('reads an alias with the overlay of its package', async () => {
  const read = (name: string, vue: string) =>
    loadPackage(siteDir, {package: name, vue}, overlays, undefined, () => {
      // Nothing is skipped that the other one does not skip.
    });
  expect(await read('vuetify-2.7.2', 'vue-2.7.16')).toEqual(
    await read('vuetify', 'vue'),
  );
}, 60_000);
