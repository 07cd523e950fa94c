/**
 * `npm test` and `npm run test:all`: lint, types, unit tests, production builds
 * and browser tests. The last line is `N passed, N failed`.
 */
import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildLocale} from './lib/build';
import {ensureChromium} from './lib/chromium';
import {buildConfigured} from './lib/configured';
import {allLocales, testLocales} from './lib/locales';
import {countCheck, countPlaywright} from './lib/results';
import {root, run} from './lib/run';
import {checkStages, reportFile, runStages, type Stage} from './lib/stages';

const {values} = parseArgs({options: {all: {type: 'boolean', default: false}}});
const locales = values.all ? allLocales : testLocales;

function buildStage(locale: string): Stage {
  return {
    name: `Build ${locale}`,
    run: async () => {
      fs.rmSync(path.join(root, 'build', locale), {
        recursive: true,
        force: true,
      });
      return countCheck(await buildLocale(locale));
    },
  };
}

const configuredStage: Stage = {
  name: 'Build with everything configured',
  run: async () => countCheck(await buildConfigured()),
};

const browserTests: Stage = {
  name: 'Browser tests',
  run: async (before) => {
    const broken = before.find(
      ({name, failed}) => name.startsWith('Build ') && failed > 0,
    );
    if (broken) {
      throw new Error(`Not run, since "${broken.name}" failed.`);
    }
    const file = reportFile('playwright');
    const code = await run('playwright', ['test', '-c', 'tests/e2e'], {
      CHROMIUM_PATH: ensureChromium(process.env),
      E2E_LOCALES: locales.join(','),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(values.all && {E2E_ALL: '1'}),
    });
    return countPlaywright(code, file);
  },
};

// Tests look for it in what was built.
process.env.CANARY_TOKEN ??= randomUUID();

void runStages([
  ...checkStages,
  ...locales.map(buildStage),
  ...(values.all ? [configuredStage] : []),
  browserTests,
]).then((code) => {
  process.exitCode = code;
});
