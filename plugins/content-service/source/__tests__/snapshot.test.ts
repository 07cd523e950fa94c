import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {SourceError} from '../limits';
import {takeSnapshot} from '../snapshot';

let dir: string;
let file: string;
let warnings: jest.SpyInstance;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
  file = path.join(dir, 'cache/snapshot.json');
  warnings = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  warnings.mockRestore();
  fs.rmSync(dir, {recursive: true});
});

const source = (ask: () => Promise<readonly unknown[]>, key = 'here') => ({
  key,
  ask: jest.fn(ask),
});
const good = (...content: unknown[]) => source(() => Promise.resolve(content));
const refused = (key?: string) =>
  source(() => Promise.reject(new SourceError('wrong key', false)), key);

test('is taken once a build and read by its other processes', async () => {
  const jobs = good(1);
  await expect(takeSnapshot(file, {jobs}, 'a')).resolves.toEqual({jobs: [1]});
  const again = good(2);
  await expect(takeSnapshot(file, {jobs: again}, 'a')).resolves.toEqual({
    jobs: [1],
  });
  expect(again.ask).not.toHaveBeenCalled();
  await expect(takeSnapshot(file, {jobs: again}, 'b')).resolves.toEqual({
    jobs: [2],
  });
});

test('a failure keeps the last good content and warns once a build', async () => {
  await takeSnapshot(file, {jobs: good(1), ads: good('ad')}, 'a');
  const broken = {jobs: refused(), ads: good('new ad')};
  const expected = {jobs: [1], ads: ['new ad']};
  await expect(takeSnapshot(file, broken, 'b')).resolves.toEqual(expected);
  await expect(takeSnapshot(file, broken, 'b')).resolves.toEqual(expected);
  expect(warnings).toHaveBeenCalledTimes(1);
  expect(warnings).toHaveBeenCalledWith(
    expect.stringMatching(
      /jobs could not be fetched: wrong key\. What was fetched at \d{4}-.* is used/,
    ),
  );
});

test('a failure without good content before leaves the kind out', async () => {
  await expect(takeSnapshot(file, {jobs: refused()}, 'a')).resolves.toEqual({});
  expect(warnings).toHaveBeenCalledWith(
    expect.stringContaining('The embedded content is used'),
  );
});

test('content of another source is not used', async () => {
  await takeSnapshot(file, {jobs: good(1)}, 'a');
  await expect(
    takeSnapshot(file, {jobs: refused('elsewhere')}, 'b'),
  ).resolves.toEqual({});
  await expect(takeSnapshot(file, {}, 'c')).resolves.toEqual({});
});

test('what may pass is tried again, twice', async () => {
  let failures = 2;
  const jobs = source(() =>
    failures-- > 0
      ? Promise.reject(new SourceError('busy', true))
      : Promise.resolve(['job']),
  );
  await expect(takeSnapshot(file, {jobs}, 'a')).resolves.toEqual({
    jobs: ['job'],
  });
  expect(jobs.ask).toHaveBeenCalledTimes(3);
  expect(warnings).not.toHaveBeenCalled();
});

test('a damaged file is taken anew', async () => {
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, '{"jobs":');
  await expect(takeSnapshot(file, {jobs: good(1)}, 'a')).resolves.toEqual({
    jobs: [1],
  });
});

test('an answer that is nested without end is a failure, not the end', async () => {
  await takeSnapshot(file, {jobs: good(1)}, 'a');
  const deep = JSON.parse(
    `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  ) as unknown;
  await expect(takeSnapshot(file, {jobs: good(deep)}, 'b')).resolves.toEqual({
    jobs: [1],
  });
  expect(warnings).toHaveBeenCalledWith(
    expect.stringContaining('jobs could not be fetched'),
  );
});

test('keys of prototypes are data like any other', async () => {
  const hostile = JSON.parse(
    '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
  ) as unknown;
  await takeSnapshot(file, {jobs: good(hostile)}, 'a');
  await takeSnapshot(file, {jobs: good(hostile)}, 'b');
  expect('polluted' in {}).toBe(false);
});
