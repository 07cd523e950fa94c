/**
 * Bundles the corpus with the plugin, its runtime and the real frameworks, on
 * Vue's development build. The bundle gives the page `window.corpus`: the
 * runtime's `mountExample`, `compileAndMount` for edited code, and every
 * component by its path in the corpus.
 * Prints the errors as JSON. Runs as a process of its own, as `bundle-site.ts`.
 *
 * Arguments: the folder to write to, the address it is served at.
 */
import fs from 'node:fs';
import path from 'node:path';
import {readVersions} from '../../../config/versions';
import {bundleExamples} from '../../../scripts/examples/bundle';

const root = path.join(__dirname, '../../..');
const siteDir = path.join(__dirname, '../__fixtures__/corpus');

const isCorpusVersion = (name: string) => ['current', '1.5'].includes(name);

function entryCode(): string {
  const files = fs
    .readdirSync(siteDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.vue'))
    .sort();
  const from = (file: string) => JSON.stringify(file);
  return [
    `import {compileAndMount} from ${from(path.join(root, 'plugins/live-examples/client/compile/index.ts'))};`,
    `import {mountExample} from ${from(path.join(root, 'plugins/live-examples/client/index.ts'))};`,
    ...files.map(
      (file, index) =>
        `import example${index} from ${from(`${path.join(siteDir, file)}?example`)};`,
    ),
    `const examples = {${files.map((file, index) => `${from(file)}: example${index}`).join(', ')}};`,
    'window.corpus = {mountExample, compileAndMount, examples};',
  ].join('\n');
}

const [outDir = '', baseUrl = '/'] = process.argv.slice(2);
void bundleExamples({
  siteDir,
  versions: readVersions(root).filter(({name}) => isCorpusVersion(name)),
  entry: entryCode(),
  outDir,
  baseUrl,
  development: true,
}).then(
  () => process.stdout.write('[]'),
  (error: unknown) => process.stdout.write(JSON.stringify([String(error)])),
);
