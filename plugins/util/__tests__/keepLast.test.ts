import {keepLast, keepLastOf} from '../keepLast';

describe('keepLast', () => {
  it('makes a result anew when something that it comes from has changed', () => {
    const keep = keepLast<string>();
    let count = 0;
    const make = () => `made ${(count += 1)}`;
    const thing = {};
    expect(keep([thing, 'a'], make)).toBe('made 1');
    expect(keep([thing, 'a'], make)).toBe('made 1');
    expect(keep([thing, 'b'], make)).toBe('made 2');
    expect(keep([{}, 'b'], make)).toBe('made 3');
    expect(keep([], make)).toBe('made 4');
  });

  it('keeps no failure', async () => {
    const keep = keepLast<Promise<string>>();
    await expect(
      keep(['a'], () => Promise.reject(new Error('not installed'))),
    ).rejects.toThrow('not installed');
    await expect(keep(['a'], () => Promise.resolve('read'))).resolves.toBe(
      'read',
    );
  });
});

describe('keepLastOf', () => {
  it('keeps one for each name', () => {
    const keep = keepLastOf<string>();
    expect(keep('2.7', ['a'], () => 'first')).toBe('first');
    expect(keep('1.5', ['a'], () => 'second')).toBe('second');
    expect(keep('2.7', ['a'], () => 'third')).toBe('first');
  });
});
