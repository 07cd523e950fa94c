import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {type Usage, watchProcesses} from '../processes';

/** Runs code of Node and tells what was used, its own processes included. */
async function usageOf(code: string): Promise<Usage> {
  const child = spawn(process.execPath, ['-e', code], {stdio: 'ignore'});
  const watch = watchProcesses(child.pid ?? 0);
  await once(child, 'close');
  const usage = watch.look();
  watch.stop();
  return usage;
}

const busy = (seconds: number) => `
  const end = process.cpuUsage().user + ${seconds * 1e6};
  while (process.cpuUsage().user < end) {
    for (let step = 0; step < 1e6; step += 1) {}
  }
`;

/** Starts processes at once and waits for them. */
const starting = (count: number, code: string) => `
  const {spawn} = require('node:child_process');
  for (let index = 0; index < ${count}; index += 1) {
    spawn(process.execPath, ['-e', ${JSON.stringify(code)}]);
  }
`;

test('CPU time of threads and of processes counts, short-lived ones too', async () => {
  const {cpuSeconds} = await usageOf(`
    const {Worker} = require('node:worker_threads');
    new Worker(${JSON.stringify(busy(0.5))}, {eval: true});
    ${starting(4, busy(0.15))}
  `);
  expect(cpuSeconds).toBeGreaterThan(1);
  expect(cpuSeconds).toBeLessThan(4);
});

test('memory is that of all processes together', async () => {
  const kept = `
    const kept = Buffer.alloc(150e6, 1);
    setTimeout(() => kept, 1500);
  `;
  const {peakBytes} = await usageOf(starting(2, kept));
  expect(peakBytes).toBeGreaterThan(300e6);
  expect(peakBytes).toBeLessThan(700e6);
});
