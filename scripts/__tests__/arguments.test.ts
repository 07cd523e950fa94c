import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {root} from '../lib/run';

interface Outcome {
  readonly code: number;
  readonly said: string;
}

/** Runs a command as package.json does. */
function command(script: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin/tsx'),
      [path.join('scripts', script), ...args],
      {cwd: root},
      (error, stdout, stderr) =>
        resolve({code: error ? 1 : 0, said: stdout + stderr}),
    );
  });
}

const outside = '../../escaped';
const shell = '$(touch escaped);touch escaped';

test.each<[script: string, ...args: string[]]>([
  ['new-page.ts', `introduction/${shell}`],
  ['new-example.ts', 'components/alerts', outside],
  ['component-pictures.ts', outside],
  ['examples-check.ts', outside],
  ['build.ts', '--locale', outside],
  ['version-cut.ts', shell],
  ['version-recut.ts', shell],
  ['version-retire.ts', '1.5', '--url', 'javascript:alert(1)'],
  ['version-verify.ts', '--record', outside],
  ['framework-upgrade.ts', shell],
  ['i18n/start.ts', 'fr-FR', outside],
  ['i18n/start.ts', 'fr-FR', `api/${outside}`],
  ['i18n/move.ts', 'components/alerts', outside],
  ['i18n/delete.ts', outside],
])(
  '%s %s %s %s: refused with one readable line',
  async (...[script, ...args]) => {
    const {code, said} = await command(script, args.filter(Boolean));
    expect(code).toBe(1);
    // The name as it was written, and no stack.
    expect(said).toMatch(/escaped|javascript:/);
    expect(said).not.toMatch(/^\s+at /m);
    for (const folder of [root, path.join(root, '../..')]) {
      expect(
        fs.readdirSync(folder).filter((name) => name.includes('escaped')),
      ).toEqual([]);
    }
  },
);
