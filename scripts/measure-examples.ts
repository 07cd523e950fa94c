/**
 * `npm run examples:measure`: measures the examples in Chromium, on a desktop
 * and on a phone, and writes their heights to `data/example-heights.json`, from
 * which a page reserves the room for an example before it runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import {measureTargets} from './examples/measure';
import {findTargets} from './examples/targets';
import {root} from './lib/run';

const file = 'data/example-heights.json';

measureTargets(root, findTargets(root))
  .then((heights) => {
    fs.writeFileSync(
      path.join(root, file),
      `${JSON.stringify(heights, null, 2)}\n`,
    );
    console.log(`${Object.keys(heights).length} heights in ${file}`);
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
