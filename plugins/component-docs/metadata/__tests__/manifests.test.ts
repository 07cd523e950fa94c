import fs from 'node:fs';
import path from 'node:path';
import type {Draft} from '../draft';
import {readManifest} from '../readers/manifest';

const folder = path.resolve(__dirname, '../../__fixtures__/manifests');

/** Raw JSON, walked without any help of the readers. */
type Raw = Readonly<Record<string, unknown>>;
const raw = (value: unknown) => (value ?? {}) as Raw;
const rawList = (value: unknown) => (value ?? []) as Raw[];
const text = (value: unknown) => (typeof value === 'string' ? value : '');

type Names = Record<'props' | 'slots' | 'events' | 'functions', string[]>;

const dashed = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const sorted = (names: readonly string[]) => [...new Set(names)].sort();
const slots = (list: unknown, key = 'name') =>
  sorted(rawList(list).map((slot) => text(slot[key]) || 'default'));

/** What web-types lists, by tag. */
function walkWebTypes(file: Raw): [string, Names][] {
  const html = raw(raw(file.contributions).html);
  return ['tags', 'vue-components', 'elements']
    .flatMap((list) => rawList(html[list]))
    .filter(({name}) => !text(name).includes(' '))
    .map((entry) => {
      const js = raw(entry.js);
      const attributes = rawList(entry.attributes).map(({name}) => text(name));
      const fields = rawList(js.properties)
        .filter(({description}) => description !== undefined)
        .map(({name}) => text(name))
        .filter((name) => !attributes.includes(dashed(name)));
      return [
        dashed(text(entry.name)).replace(/^-/, ''),
        {
          props: sorted([
            ...attributes,
            ...rawList(entry.props).map(({name}) => dashed(text(name))),
            ...fields,
          ]),
          slots: slots(entry.slots),
          events: sorted(
            [...rawList(entry.events), ...rawList(js.events)].map(({name}) =>
              text(name),
            ),
          ),
          functions: [],
        },
      ];
    });
}

/** What a Custom Elements Manifest lists, ancestors by name included. */
function walkCustomElements(file: Raw): [string, Names][] {
  const classes = rawList(file.modules).flatMap(({declarations}) =>
    rawList(declarations),
  );
  const family = (entry: Raw): Raw[] => {
    const parent = raw(entry.superclass).name;
    const found = classes.find(({name}) => name === parent);
    return found ? [entry, ...family(found)] : [entry];
  };
  return classes
    .filter(({tagName}) => tagName)
    .map((entry) => {
      const all = family(entry);
      const attributes = all.flatMap((owner) => rawList(owner.attributes));
      const members = all
        .flatMap((owner) => rawList(owner.members))
        .filter(
          (member) =>
            member.description &&
            !member.static &&
            !/private|protected/.test(text(member.privacy)),
        );
      const names = (list: readonly Raw[]) =>
        list.map(({name}) => text(name)).filter(Boolean);
      return [
        text(entry.tagName),
        {
          props: sorted([
            ...names(attributes),
            ...names(members.filter(({kind}) => kind === 'field')).filter(
              (name) => !attributes.some(({fieldName}) => fieldName === name),
            ),
          ]),
          slots: sorted(all.flatMap((owner) => slots(owner.slots))),
          events: sorted(names(all.flatMap(({events}) => rawList(events)))),
          functions: sorted(
            names(members.filter(({kind}) => kind === 'method')),
          ),
        },
      ];
    });
}

/** What a docs.json of Stencil lists. */
const walkStencil = (file: Raw): [string, Names][] =>
  rawList(file.components).map((entry) => [
    text(entry.tag),
    {
      props: sorted(
        rawList(entry.props).map(({attr, name}) => text(attr) || text(name)),
      ),
      slots: slots(entry.slots),
      events: sorted(rawList(entry.events).map(({event}) => text(event))),
      functions: sorted(rawList(entry.methods).map(({name}) => text(name))),
    },
  ]);

const namesIn = (draft: Draft): [string, Names][] =>
  draft.components.map((component) => [
    component.tag,
    {
      props: component.props.map(({name}) => name).sort(),
      slots: component.slots.map(({name}) => name).sort(),
      events: component.events.map(({name}) => name).sort(),
      functions: (component.functions ?? []).map(({name}) => name).sort(),
    },
  ]);

const load = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Raw;

function read(file: string) {
  const reports: string[] = [];
  const draft = readManifest(load(file), file, (line) => reports.push(line));
  return {draft, reports};
}

const component = (file: string, tag: string) => {
  const found = read(file).draft.components.find((entry) => entry.tag === tag);
  if (!found) {
    throw new Error(`${tag} is missing`);
  }
  return found;
};

const find = <T extends {name: string}>(list: readonly T[] = [], name = '') =>
  list.find((entry) => entry.name === name);

/** What the makers of these manifests did wrong. */
const mistakes: Record<string, unknown[]> = {
  'bootstrap-vue.json': [
    expect.stringMatching(
      /^bootstrap-vue\.json, vue-components\[\d+\]: name: is no name of an element; skipped\.$/,
    ),
  ],
  'naive-ui.json': [
    'naive-ui.json, n-carousel, js.events: "update-current-index" is there twice; the second was skipped.',
  ],
};

it.each([
  ['vant.json', walkWebTypes],
  ['naive-ui.json', walkWebTypes],
  ['element-plus.json', walkWebTypes],
  ['bootstrap-vue.json', walkWebTypes],
  ['shoelace.web-types.json', walkWebTypes],
  ['shoelace.custom-elements.json', walkCustomElements],
  ['material-web.json', walkCustomElements],
  ['ionic.json', walkStencil],
])('reads %s whole: no item lost, none invented', (file, walk) => {
  const {draft, reports} = read(file);
  const expected = walk(load(file));
  expect(expected.length).toBeGreaterThan(1);
  expect(namesIn(draft)).toEqual(expected);
  expect(reports).toEqual(mistakes[file] ?? []);
});

describe('web-types', () => {
  it('takes the back quotes off defaults', () => {
    const {props} = component('vant.json', 'van-button');
    expect(find(props, 'native-type')).toMatchObject({
      default: 'button',
      types: ['string'],
    });
  });

  it('reads what a listener receives and what a slot hands out', () => {
    const {events, slots: found} = component('naive-ui.json', 'n-carousel');
    expect(find(events, 'update:current-index')?.arguments).toEqual([
      {name: 'currentIndex', type: 'number'},
      {name: 'lastIndex', type: 'number'},
    ]);
    expect(find(found, 'arrow')?.properties?.map(({name}) => name)).toEqual(
      expect.arrayContaining(['total', 'currentIndex', 'to']),
    );
  });

  it('reads the tags, props, v-model and directives of Vue in kebab case', () => {
    expect(component('bootstrap-vue.json', 'b-alert').model).toEqual({
      prop: 'show',
      event: 'input',
    });
    expect(
      find(component('bootstrap-vue.json', 'b-alert').props, 'dismiss-label')
        ?.default,
    ).toBe('"Close"');
    expect(
      read('bootstrap-vue.json').draft.directives.map(
        ({tag, argument, modifiers}) => [tag, argument, modifiers.length],
      ),
    ).toEqual([
      ['v-b-modal', 'Modal ID to open', 1],
      ['v-b-hover', undefined, 0],
    ]);
    expect(
      read('element-plus.json').draft.directives.map(({tag}) => tag),
    ).toEqual(['v-infinite-scroll', 'v-loading']);
  });

  it('keeps slots whose name is a pattern', () => {
    expect(
      component('bootstrap-vue.json', 'b-table').slots.map(({name}) => name),
    ).toContain('cell({key})');
  });
});

it('reads both manifests of one package alike', () => {
  for (const tag of ['sl-alert', 'sl-badge', 'sl-checkbox']) {
    const webTypes = component('shoelace.web-types.json', tag);
    const custom = component('shoelace.custom-elements.json', tag);
    expect(webTypes.slots).toEqual(custom.slots);
    expect(webTypes.events.map(({name}) => name)).toEqual(
      custom.events.map(({name}) => name),
    );
    expect(custom.props.length).toBeGreaterThan(0);
    for (const prop of custom.props) {
      expect(webTypes.props).toContainEqual(
        expect.objectContaining({
          name: prop.name,
          description: prop.description,
        }),
      );
    }
  }
});

describe('Custom Elements Manifest', () => {
  it('reads methods with their signature', () => {
    const {functions} = component('shoelace.custom-elements.json', 'sl-alert');
    expect(find(functions, 'show')).toMatchObject({
      signature: 'show()',
      description: 'Shows the alert.',
    });
  });

  it('gives an element what its ancestors have', () => {
    const {props} = component('material-web.json', 'md-elevated-button');
    expect(find(props, 'soft-disabled')).toMatchObject({types: ['boolean']});
    expect(find(props, 'soft-disabled')?.description).toMatch(/\w/);
  });

  it('ends where classes and mixins inherit from each other', () => {
    const draft = readManifest(
      {
        schemaVersion: '1.0.0',
        modules: [
          {
            path: 'a.js',
            declarations: [
              {
                kind: 'class',
                name: 'A',
                superclass: {name: 'B'},
                mixins: [{name: 'M'}],
                attributes: [{name: 'a'}],
              },
              {
                kind: 'class',
                name: 'B',
                superclass: {name: 'A'},
                attributes: [{name: 'b'}],
              },
              {
                kind: 'mixin',
                name: 'M',
                mixins: [{name: 'M'}, {name: 'Gone'}],
                attributes: [{name: 'm', deprecated: true}],
              },
            ],
            exports: [
              {
                kind: 'custom-element-definition',
                name: 'x-a',
                declaration: {name: 'A', module: 'a.js'},
              },
            ],
          },
        ],
      },
      'kit',
      (line) => {
        throw new Error(line);
      },
    );
    expect(draft.components).toMatchObject([
      {
        tag: 'x-a',
        props: [{name: 'a'}, {name: 'm', deprecated: ''}, {name: 'b'}],
      },
    ]);
  });
});

describe('docs.json of Stencil', () => {
  it('reads types, values, functions and deprecations', () => {
    const group = component('ionic.json', 'ion-accordion-group');
    expect(find(group.props, 'expand')).toMatchObject({
      types: ['"compact"', '"inset"'],
      default: "'compact'",
    });
    expect(find(group.events, 'ionChange')?.arguments).toEqual([
      {type: 'AccordionGroupChangeEventDetail<any>'},
    ]);
    const reorder = component('ionic.json', 'ion-reorder-group');
    expect(find(reorder.functions, 'complete')?.signature).toMatch(
      /^complete\(/,
    );
    expect(
      reorder.events.filter(({deprecated}) => deprecated).map(({name}) => name),
    ).toEqual(['ionItemReorder']);
  });
});
