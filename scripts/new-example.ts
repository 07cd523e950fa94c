/** `npm run new:example -- components/badges outlined`: creates an example. */
import {parseArgs} from 'node:util';
import {root} from './lib/run';
import {createExample} from './lib/scaffold';

try {
  const [page, name, ...rest] = parseArgs({allowPositionals: true}).positionals;
  if (!page || !name || rest.length > 0) {
    throw new Error(
      'Name page and example: npm run new:example -- components/badges outlined',
    );
  }
  console.log(`Created ${createExample(root, page, name)}.`);
  console.log(`Show it on the page with <Example name="${name}" />.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
