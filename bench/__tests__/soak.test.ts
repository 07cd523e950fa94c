import {chooseFrom} from '../browser/soak';

const all = Array.from({length: 900}, (_item, index) => index);

test('pages are chosen at random, each once, the same ones for a seed', () => {
  const chosen = chooseFrom(all, 99, 272);
  expect(new Set(chosen).size).toBe(99);
  expect(chooseFrom(all, 99, 272)).toEqual(chosen);
  expect(chooseFrom(all, 99, 273)).not.toEqual(chosen);
  expect(chosen.filter((index) => index < 450).length).toBeGreaterThan(25);
  expect(chosen.filter((index) => index >= 450).length).toBeGreaterThan(25);
});

test('of fewer than are wanted, all are chosen', () => {
  expect(chooseFrom([1, 2], 99, 1).sort()).toEqual([1, 2]);
});
