import type {Metadata} from '../../metadata/model';
import type {History} from '../../history/schema';
import {ReleaseComparer} from '../releases';
import {compareData, compareSource} from '../source';
import {timelines} from '../timeline';

const history: History = {
  package: 'kit',
  minors: [
    {
      minor: '1.4',
      version: '1.4.0',
      components: {
        'k-btn': {added: {flat: 'boolean', color: 'string'}},
        'k-old': {added: {}},
        'k-inner': {added: {}},
      },
    },
    {
      minor: '1.5',
      version: '1.5.9',
      components: {'k-btn': {added: {block: 'boolean'}}},
    },
    {
      minor: '2.0',
      version: '2.0.1',
      components: {
        'k-btn': {
          added: {text: 'boolean = false'},
          changed: {color: ''},
          removed: ['flat'],
        },
        'k-new': {added: {a: ''}},
      },
      removed: ['k-old', 'k-inner'],
    },
    {
      minor: '2.1',
      version: '2.1.0',
      components: {'k-btn': {added: {tile: 'boolean'}}},
    },
    {
      minor: '2.2',
      version: '2.2.3',
      components: {'k-late': {added: {}}},
      events: {'k-btn': ['press']},
    },
  ],
};

type Draft = Partial<Metadata['components'][number]>;

const item = (name: string, origin: 'runtime' | 'scan' | 'manifest') => ({
  name,
  origin,
});

function metadata(
  version: string,
  components: Readonly<Record<string, Draft>>,
  more: Partial<Metadata> = {},
): Metadata {
  return {
    package: {name: 'kit', version},
    components: Object.entries(components).map(([tag, draft]) => ({
      tag,
      props: [],
      slots: [],
      events: [],
      functions: [],
      sass: [],
      ...draft,
    })),
    directives: [],
    ...more,
  };
}

const old = metadata(
  '1.5.9',
  {
    'k-btn': {
      model: {prop: 'value', event: 'input'},
      events: [item('click', 'scan'), item('away', 'scan')],
      slots: [item('icon', 'scan')],
    },
    'k-old': {deprecated: 'Use `k-new`.'},
  },
  {directives: [{tag: 'v-k', modifiers: []}]},
);

const today = metadata(
  '2.2.3',
  {
    'k-btn': {
      deprecated: 'Use `k-new`.',
      model: {prop: 'input-value', event: 'change'},
      events: [item('click', 'manifest'), item('press', 'manifest')],
      slots: [item('default', 'manifest')],
      functions: [{...item('focus', 'manifest'), signature: 'focus(): void'}],
      removed: [
        {group: 'props', name: 'flat', instead: 'Use `text`.'},
        {group: 'slots', name: 'icon', instead: 'Use `default`.'},
      ],
    },
    'k-new': {},
    'k-late': {},
  },
  {
    directives: [
      {tag: 'v-k', modifiers: []},
      {tag: 'v-l', modifiers: []},
    ],
  },
);

const source = compareSource(
  history,
  [
    {base: '/api/', metadata: today},
    {base: '/1.5/api/', metadata: old},
    {base: '/next/api/', metadata: today},
    {
      base: '/other/',
      metadata: {...old, package: {name: 'x', version: '1.4.0'}},
    },
  ],
  ['k-inner'],
  (markdown) => `<i>${markdown}</i>`,
);
const comparer = new ReleaseComparer(source);

describe('two documented releases', () => {
  const {groups, entries} = comparer.compare('1.5', '2.2');
  const entry = (tag: string) => entries.find((found) => found.tag === tag);
  const change = (name: string) =>
    entry('k-btn')?.items.find((found) => found.name === name);

  it('differ in components and directives, but for internal ones', () => {
    expect(entries.map(({tag, kind}) => `${tag} ${kind}`)).toEqual([
      'k-btn deprecated',
      'k-late added',
      'k-new added',
      'k-old removed',
      'v-l added',
    ]);
    expect(entry('k-late')?.since).toBeUndefined();
    expect(entry('k-old')).toMatchObject({
      instead: '<i>Use `k-new`.</i>',
      pages: [{minor: '1.5', href: '/1.5/api/k-old/'}],
    });
    expect(entry('k-btn')?.pages).toEqual([
      {minor: '1.5', href: '/1.5/api/k-btn/'},
      {minor: '2.2', href: '/api/k-btn/'},
    ]);
  });

  it('differ in props, with both sides and with replacements', () => {
    expect(change('flat')).toEqual({
      group: 'props',
      name: 'flat',
      kind: 'removed',
      instead: '<i>Use `text`.</i>',
      href: '/1.5/api/k-btn/#api-k-btn-props-flat',
    });
    expect(change('color')).toMatchObject({
      kind: 'changed',
      before: 'string',
      after: '',
      href: '/api/k-btn/#api-k-btn-props-color',
    });
    expect(change('text')).toMatchObject({
      kind: 'added',
      after: 'boolean = false',
    });
    expect(change('text')).not.toHaveProperty('since');
    expect(change('tile')).toMatchObject({since: '2.1'});
    expect(change('block')).toBeUndefined();
  });

  it('differ in what v-model binds', () => {
    expect(change('v-model')).toMatchObject({
      group: 'model',
      kind: 'changed',
      before: ':value @input',
      after: ':input-value @change',
    });
  });

  it('call nothing removed that a list only fails to name', () => {
    expect(change('away')).toMatchObject({
      kind: 'unlisted',
      href: '/1.5/api/k-btn/#api-k-btn-events-away',
    });
    expect(change('icon')).toMatchObject({
      kind: 'removed',
      instead: '<i>Use `default`.</i>',
    });
  });

  it('say how far each group can be compared', () => {
    expect(groups).toEqual({
      model: 'loaded',
      props: 'loaded',
      slots: 'detected',
      events: 'detected',
      functions: 'unknown',
      sass: 'unknown',
    });
    expect(change('focus')).toBeUndefined();
  });

  it('put first what breaks', () => {
    const kinds = entry('k-btn')
      ?.items.filter(({group}) => group === 'props')
      .map(({kind}) => kind);
    expect(kinds).toEqual(['removed', 'changed', 'added', 'added']);
  });
});

describe('other minors', () => {
  it('are compared by what the history tells', () => {
    const {groups, entries} = comparer.compare('1.4', '2.0');
    expect(groups).toMatchObject({props: 'loaded', events: 'unknown'});
    expect(entries.map(({tag, kind}) => `${tag} ${kind}`)).toEqual([
      'k-btn changed',
      'k-new added',
      'k-old removed',
    ]);
    expect(entries[0]?.items.map(({kind, name}) => `${kind} ${name}`)).toEqual([
      'removed flat',
      'changed color',
      'added block',
      'added text',
    ]);
  });

  it('know what came where the manifests can be trusted', () => {
    const {groups, entries} = comparer.compare('2.1', '2.2');
    expect(groups.events).toBe('additions');
    expect(entries.find(({tag}) => tag === 'k-btn')?.items).toEqual([
      {
        group: 'events',
        name: 'press',
        kind: 'added',
        href: '/api/k-btn/#api-k-btn-events-press',
      },
    ]);
  });

  it('lead into the nearest docs that show the item', () => {
    const [button] = comparer.compare('1.4', '1.5').entries;
    expect(button?.items).toEqual([
      {
        group: 'props',
        name: 'block',
        kind: 'added',
        after: 'boolean',
        href: '/1.5/api/k-btn/#api-k-btn-props-block',
      },
    ]);
  });
});

it('shows a version against the documented one before it, or after it', () => {
  const pair = (own: string) => {
    const {from, to} = compareData(source, comparer, own).comparison;
    return [from, to];
  };
  expect(pair('2.2')).toEqual(['1.5', '2.2']);
  expect(pair('1.5')).toEqual(['1.5', '2.2']);
});

it('tells what each minor of the major changed', () => {
  const {minors, comparison} = compareData(source, comparer, '2.2');
  const known = timelines(comparer, minors, '2.2', {
    permalink: '/api-compare/',
    comparison,
  });
  expect(
    known.get('k-btn')?.steps.map(({minor, items}) => [minor, items.length]),
  ).toEqual([
    ['2.2', 1],
    ['2.1', 1],
    ['2.0', 3],
  ]);
  expect(known.get('k-btn')?.compare).toEqual({
    href: '/api-compare/#k-btn',
    from: '1.5',
    to: '2.2',
  });
  expect(known.get('k-late')?.steps).toMatchObject([
    {minor: '2.2', kind: 'added'},
  ]);
  const before = timelines(comparer, minors, '1.5', undefined);
  expect(before.get('k-btn')).toEqual({
    steps: [expect.objectContaining({minor: '1.5'})],
  });
});
