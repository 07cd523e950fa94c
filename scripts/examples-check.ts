/**
 * `npm run examples:check`: runs examples, playgrounds and layouts in Chromium
 * in both themes and says what goes wrong; takes pictures of those it is told
 * by name.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readHeights} from '../plugins/live-examples/compiler/heights';
import {checkTargets} from './examples/check';
import {findTargets, selectTargets} from './examples/targets';
import {root} from './lib/run';

const folder = 'test-results/examples';

async function run(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const targets = selectTargets(findTargets(root), positionals);
  const isNamed = positionals.length > 0;
  fs.rmSync(path.join(root, folder), {recursive: true, force: true});
  const results = await checkTargets(
    root,
    targets,
    isNamed ? {pictures: path.join(root, folder)} : {},
  );
  let failed = 0;
  for (const [file, problems] of results) {
    if (problems.length > 0) {
      failed += 1;
      console.error(`✗ ${file}`);
      for (const problem of problems) {
        console.error(`    ${problem.replaceAll('\n', '\n    ')}`);
      }
    } else if (isNamed) {
      console.log(`✓ ${file}`);
    }
  }
  if (isNamed) {
    console.log(`Pictures: ${folder}/`);
  }
  const heights = readHeights(root, 'data/example-heights.json');
  const unmeasured = targets.filter(
    ({file, kind}) => kind === 'example' && !heights[file],
  );
  if (unmeasured.length > 0) {
    console.log(
      `No room is reserved for ${unmeasured.length} of them. Run "npm run examples:measure".`,
    );
  }
  console.log(`${results.size - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
