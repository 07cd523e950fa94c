/** `npm run new:page -- components/badges`: creates a page. */
import {parseArgs} from 'node:util';
import {root} from './lib/run';
import {createPage} from './lib/scaffold';

try {
  const [reference, ...rest] = parseArgs({allowPositionals: true}).positionals;
  if (!reference || rest.length > 0) {
    throw new Error('Name the page: npm run new:page -- components/badges');
  }
  console.log(`Created ${createPage(root, reference).join(' and ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
