import type {Component} from '../../metadata/model';
import {componentEntry} from '../data';

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
