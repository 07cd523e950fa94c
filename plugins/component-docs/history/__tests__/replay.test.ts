import type {Metadata} from '../../metadata/model';
import {arrivals, compareMinors, snapshotAt} from '../replay';
import type {History} from '../schema';
import {withSince} from '../since';

const history: History = {
  package: 'kit',
  minors: [
    {
      minor: '1.9',
      version: '1.9.3',
      components: {
        'k-btn': {added: {color: 'string', flat: 'boolean = false'}},
        'k-old': {added: {a: ''}},
      },
    },
    {
      minor: '1.10',
      version: '1.10.0',
      components: {
        'k-btn': {added: {round: 'boolean'}, removed: ['flat']},
      },
    },
    {
      minor: '2.0',
      version: '2.0.7',
      components: {'k-btn': {added: {tile: 'boolean'}}},
      removed: ['k-old'],
    },
    {
      minor: '2.1',
      version: '2.1.0',
      components: {
        'k-btn': {added: {flat: 'boolean'}, changed: {color: 'string = red'}},
        'k-old': {added: {a: ''}},
      },
      events: {'k-btn': ['press']},
    },
  ],
};

it('orders minors by number', () => {
  expect(['2.0', '1.10', '1.9'].sort(compareMinors)).toEqual([
    '1.9',
    '1.10',
    '2.0',
  ]);
});

it('gives the props of any minor', () => {
  expect(snapshotAt(history, '1.10')).toEqual({
    'k-btn': {color: 'string', round: 'boolean'},
    'k-old': {a: ''},
  });
  expect(snapshotAt(history, '2.0')).toEqual({
    'k-btn': {color: 'string', round: 'boolean', tile: 'boolean'},
  });
});

it('counts what came back from its return', () => {
  const since = arrivals(history, '2.1');
  expect(since.get('props k-btn color')).toBe('1.9');
  expect(since.get('props k-btn flat')).toBe('2.1');
  expect(since.get('components k-old')).toBe('2.1');
  expect(since.get('props k-old a')).toBe('2.1');
  expect(arrivals(history, '1.10').get('props k-btn flat')).toBe(undefined);
});

const metadata = (version: string): Metadata => ({
  package: {name: 'kit', version},
  vue: {version: '2.7.16'},
  components: [
    {
      tag: 'k-btn',
      props: ['color', 'flat', 'round', 'tile'].map((name) => ({
        name,
        origin: 'runtime',
        types: [],
      })),
      slots: [],
      events: [{name: 'press', origin: 'manifest'}],
      functions: [],
      sass: [],
    },
  ],
  directives: [],
});

const sinceOf = (version: string) => {
  const [component] = withSince(metadata(version), history).components;
  return Object.fromEntries(
    [...(component?.props ?? []), ...(component?.events ?? [])].map(
      ({name, since}) => [name, since],
    ),
  );
};

it('says what is new in a major, and nothing of its start', () => {
  expect(sinceOf('2.1.5')).toEqual({
    color: undefined,
    flat: '2.1',
    round: undefined,
    tile: undefined,
    press: '2.1',
  });
});

it('knows nothing of later releases', () => {
  expect(sinceOf('1.10.0')).toEqual({
    color: '1.9',
    flat: undefined,
    round: '1.10',
    tile: undefined,
    press: undefined,
  });
});

it('leaves another package alone', () => {
  const other = {
    ...metadata('2.1.0'),
    package: {name: 'other', version: '2.1.0'},
  };
  expect(withSince(other, history)).toBe(other);
});
