/**
 * Bundles the pages of the bench, each into a folder of its own. Runs as a
 * process of its own, with NODE_ENV=production, as a build of the site does.
 *
 * Arguments: the folder to write to, the number of examples.
 */
import fs from 'node:fs';
import path from 'node:path';
import {readVersions} from '../../config/versions';
import {findFrameworks} from '../../plugins/live-examples/compiler/frameworks';
import {bundleExamples} from '../../scripts/examples/bundle';
import {root} from '../../scripts/lib/run';
import {entryOf, ways} from './pages';

const pageHtml = (hasSheet: boolean) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">
${hasSheet ? '<link rel="stylesheet" href="main.css">' : ''}</head>
<body style="margin: 0"><script src="main.js"></script></body></html>
`;

async function bundlePages(out: string, count: number): Promise<void> {
  const versions = readVersions(root).filter(({name}) => name === 'current');
  const [framework] = findFrameworks(root, versions);
  if (!framework) {
    throw new Error('docs/ has no framework.');
  }
  for (const way of [...ways, 'frame'] as const) {
    const outDir = path.join(out, 'work', way);
    await bundleExamples({
      siteDir: root,
      versions,
      entry: entryOf(way, framework, count),
      outDir,
      baseUrl: `/${way}/`,
      development: false,
    });
    const dir = path.join(out, 'site', way);
    fs.cpSync(path.join(outDir, 'site'), dir, {recursive: true});
    const hasSheet = fs.existsSync(path.join(dir, 'main.css'));
    fs.writeFileSync(path.join(dir, 'index.html'), pageHtml(hasSheet));
  }
}

const [out = '', count = '15'] = process.argv.slice(2);
bundlePages(out, Number(count)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
