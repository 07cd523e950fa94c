import type {Component, Service} from '../../metadata/model';
import {componentEntry, sectionEntries} from '../data';
import {serviceSlug} from '../ids';

const component: Component = {
  tag: 'k-table',
  model: {prop: 'value', event: 'input'},
  props: [
    {
      name: 'dense',
      origin: 'runtime',
      types: ['boolean'],
      deprecated: 'Use `size`.',
    },
    {name: 'value', origin: 'runtime', types: [], description: 'Rows.'},
    {name: 'd-{type}', origin: 'manifest', types: []},
  ],
  slots: [
    {name: 'item.<name>', origin: 'scan'},
    {name: 'item-name', origin: 'scan', descriptionOrigin: 'borrowed'},
  ],
  events: [{name: 'input', origin: 'manifest', arguments: [{type: 'any[]'}]}],
  functions: [],
  sass: [],
};

const entry = componentEntry(component, (markdown) => `<${markdown}>`);
const items = (name: string) =>
  entry.groups.find((group) => group.name === name)?.items ?? [];

it('leaves empty groups out', () => {
  expect(entry.groups.map(({name}) => name)).toEqual([
    'props',
    'slots',
    'events',
  ]);
});

it('puts what is deprecated last and notes v-model', () => {
  expect(items('props').map(({name, model}) => [name, model])).toEqual([
    ['value', true],
    ['d-{type}', undefined],
    ['dense', undefined],
  ]);
  expect(items('events')[0]).toMatchObject({
    model: true,
    values: [{type: 'any[]'}],
  });
});

it('gives ids that fit an address and differ', () => {
  expect(items('slots').map(({id}) => id)).toEqual([
    'api-k-table-slots-item-name',
    'api-k-table-slots-item-name-2',
  ]);
  expect(items('props')[1]?.id).toBe('api-k-table-props-d-type');
});

it('labels what was detected or borrowed', () => {
  expect(items('slots').map(({labels}) => labels)).toEqual([
    ['detected'],
    ['detected', 'borrowed'],
  ]);
});

describe('a service', () => {
  const service: Service = {
    name: '$kit.move',
    description: 'Scrolls.',
    members: [],
    options: [
      {
        name: 'offset',
        origin: 'overlay',
        types: ['number'],
        default: '0',
        description: 'Pixels.',
      },
    ],
    functions: [
      {
        name: 'moveTo',
        origin: 'overlay',
        signature: 'moveTo(place: number): void',
        example: 'this.$kit.move(4)',
      },
    ],
  };
  const metadata = {
    package: {name: 'kit', version: '1.0.0'},
    components: [component],
    directives: [],
    services: [service],
  };

  it('has an address without signs', () => {
    expect(serviceSlug('$kit.move')).toBe('kit-move');
    expect(serviceSlug('$kit')).toBe('kit');
  });

  it('stands after the components of a page', () => {
    const entries = sectionEntries(
      metadata,
      {components: ['k-table'], services: ['$kit.move']},
      (text) => text,
    );
    expect(entries.map(({tag, id}) => [tag, id])).toEqual([
      ['k-table', 'api-k-table'],
      ['$kit.move', 'api-kit-move'],
    ]);
    expect(entries[1]?.groups).toEqual([
      {
        name: 'options',
        items: [
          {
            id: 'api-kit-move-options-offset',
            name: 'offset',
            html: 'Pixels.',
            types: ['number'],
            default: '0',
          },
        ],
      },
      {
        name: 'functions',
        items: [
          {
            id: 'api-kit-move-functions-moveTo',
            name: 'moveTo',
            signature: 'moveTo(place: number): void',
            example: 'this.$kit.move(4)',
          },
        ],
      },
    ]);
  });
});
