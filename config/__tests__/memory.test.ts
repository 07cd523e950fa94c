import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {returnMemory} from '../memory';

test('sets the delay, and leaves one that is set', () => {
  const environment: NodeJS.ProcessEnv = {};
  returnMemory(environment);
  expect(environment.MIMALLOC_PURGE_DELAY).toBe('0');
  const own: NodeJS.ProcessEnv = {MIMALLOC_PURGE_DELAY: '10'};
  returnMemory(own);
  expect(own.MIMALLOC_PURGE_DELAY).toBe('10');
});

test('is known to the installed bundler, which is loaded later', () => {
  const root = path.join(__dirname, '../..');
  const {stderr} = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--eval',
      `process.env.MIMALLOC_VERBOSE = '1';
       require('./config/memory.ts').returnMemory(process.env);
       require('@rspack/core');`,
    ],
    {cwd: root, encoding: 'utf8'},
  );
  expect(stderr).toMatch(/option 'purge_delay': 0\b/);
});
