/**
 * Preloaded into each process of a measured build: on exit it notes what the
 * process used in the folder that BENCH_USAGE names.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  writeFileSync(
    path.join(process.env.BENCH_USAGE ?? '.', `${process.pid}.json`),
    JSON.stringify({
      cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
      peakBytes: maxRSS * 1024,
    }),
  );
});
