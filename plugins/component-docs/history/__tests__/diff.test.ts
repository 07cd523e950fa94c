import {addedNames, diffSnapshots, propLine} from '../diff';

it('writes a prop in one line', () => {
  expect(
    propLine({name: 'a', types: ['string', 'boolean'], default: 'false'}),
  ).toBe('boolean | string = false');
  expect(propLine({name: 'a', types: ['string']})).toBe('string');
  expect(propLine({name: 'a', types: []})).toBe('');
  expect(propLine({name: 'a', types: [], default: 'null'})).toBe('= null');
});

it('leaves out a default that is the day of the reading', () => {
  const today = `'${new Date().toISOString().slice(0, 10)}'`;
  expect(propLine({name: 'start', types: ['string'], default: today})).toBe(
    'string',
  );
});

it('finds what was added, changed and removed', () => {
  expect(
    diffSnapshots(
      {
        'k-btn': {color: 'string', flat: 'boolean = false', size: 'number'},
        'k-old': {a: 'string'},
        'k-same': {a: 'string'},
      },
      {
        'k-same': {a: 'string'},
        'k-new': {},
        'k-btn': {size: 'number | string', text: '', color: 'string'},
      },
    ),
  ).toEqual({
    components: {
      'k-btn': {
        added: {text: ''},
        changed: {size: 'number | string'},
        removed: ['flat'],
      },
      'k-new': {},
    },
    removed: ['k-old'],
  });
});

it('never takes a name for removed', () => {
  expect(
    addedNames(
      {'k-btn': ['click', 'old'], 'k-gone': ['click']},
      {'k-btn': ['input', 'click', 'change'], 'k-new': ['click']},
    ),
  ).toEqual({'k-btn': ['change', 'input'], 'k-new': ['click']});
});
