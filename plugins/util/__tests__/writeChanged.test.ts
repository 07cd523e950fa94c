import {writeChanged} from '../writeChanged';

test('writes an object once, and another one under its name again', async () => {
  const written: unknown[][] = [];
  const wrap = writeChanged();
  /** Each load of the content has actions of its own. */
  const load = (name: string, data: object) =>
    wrap({
      createData: (...file) => {
        written.push(file);
        return Promise.resolve(`/generated/${name}`);
      },
    }).createData(name, data);
  const pages = {a: 1};
  await expect(load('pages.json', pages)).resolves.toBe(
    '/generated/pages.json',
  );
  await expect(load('pages.json', pages)).resolves.toBe(
    '/generated/pages.json',
  );
  await load('other.json', pages);
  const edited = {a: 1};
  await load('pages.json', edited);
  await load('pages.json', pages);
  expect(written).toEqual([
    ['pages.json', pages],
    ['other.json', pages],
    ['pages.json', edited],
    ['pages.json', pages],
  ]);
});
