import {readWebTypes} from '../readers/webTypes';

const file = (html: unknown) => ({
  name: 'kit',
  version: '1.0.0',
  contributions: {html},
});

const read = (source: unknown) => {
  const reports: string[] = [];
  const draft = readWebTypes(source, 'kit/web-types.json', (message) =>
    reports.push(message),
  );
  return {draft, reports};
};

it('reads components and directives into one shape', () => {
  const {draft, reports} = read(
    file({
      tags: [
        {
          name: 'KDatePicker',
          description: 'Picks a date.',
          attributes: [
            {
              name: 'value',
              description: 'MISSING DESCRIPTION (edit in en/k.json)',
              default: 'undefined',
              value: {kind: 'expression', type: ['String', 'Number']},
            },
            {
              name: 'sort',
              description: '',
              default: 'gh:sortItems',
              value: {type: 'any'},
            },
          ],
          events: [
            {
              name: 'click:day',
              arguments: [
                {name: 'argument', type: '{"date":"string"}, MouseEvent'},
              ],
            },
            {name: 'close', arguments: [{name: 'argument', type: 'void'}]},
          ],
          slots: [
            {
              name: 'day',
              'vue-properties': [{name: 'on', type: 'object, // listeners'}],
            },
          ],
        },
      ],
      attributes: [
        {
          name: 'v-mark',
          'vue-argument': {description: 'Its color.'},
          'vue-modifiers': [{name: 'once', description: 'Runs once.'}],
        },
        {name: 'plain-attribute'},
      ],
    }),
  );
  expect(reports).toEqual([]);
  expect(draft.components).toMatchObject([
    {
      tag: 'k-date-picker',
      description: 'Picks a date.',
      props: [
        {name: 'value', types: ['string', 'number'], description: undefined},
        {name: 'sort', types: [], default: 'sortItems'},
      ],
      events: [
        {
          name: 'click:day',
          arguments: [{type: '{"date":"string"}'}, {type: 'MouseEvent'}],
        },
        {name: 'close', arguments: []},
      ],
      slots: [
        {
          name: 'day',
          properties: [{name: 'on', type: 'object', description: 'listeners'}],
        },
      ],
    },
  ]);
  expect(draft.directives).toEqual([
    {
      tag: 'v-mark',
      description: undefined,
      argument: 'Its color.',
      modifiers: [{name: 'once', description: 'Runs once.'}],
    },
  ]);
});

it('reports an entry that cannot be read and keeps its neighbors', () => {
  const {draft, reports} = read(
    file({
      tags: [
        {name: 'KOne', attributes: [{name: 'a'}, {name: 7}, null, 'text']},
        {attributes: []},
        {name: 'KTwo', attributes: {not: 'a list'}},
      ],
    }),
  );
  expect(draft.components.map(({tag, props}) => [tag, props.length])).toEqual([
    ['k-one', 1],
    ['k-two', 0],
  ]);
  expect(reports).toHaveLength(5);
  expect(reports[0]).toMatch(
    /^kit\/web-types\.json, k-one, attributes\[1\]: name: .*; skipped\.$/,
  );
});

it.each([
  ['nothing', undefined],
  ['a list', []],
  ['a text', 'web-types'],
  ['another format', {schemaVersion: '1.0.0', modules: []}],
  ['a manifest without contributions', {name: 'kit', version: '1.0.0'}],
])('stops at %s', (_, source) => {
  expect(() => read(source)).toThrow(
    /^kit\/web-types\.json is no web-types manifest: /,
  );
});

it('takes a manifest without components for an empty one', () => {
  expect(read(file({})).draft).toEqual({components: [], directives: []});
});
