/**
 * `npm run content:releases`: writes `data/content/releases.json`, the releases
 * that stand in where no code host is configured, from the versions that npm
 * lists and from what `data/api-history.json` proves of them.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readHistory} from '../plugins/component-docs/history/schema';
import {releaseEntries} from './lib/releases';
import {root} from './lib/run';

const history = readHistory(root, 'data/api-history.json');
const versions = z.array(z.string()).parse(
  JSON.parse(
    execFileSync('npm', ['view', history.package, 'versions', '--json'], {
      encoding: 'utf8',
    }),
  ),
);
const file = path.join(root, 'data/content/releases.json');
const entries = releaseEntries(versions, history);
fs.writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`);
console.log(`${entries.length} releases in ${path.relative(root, file)}`);
