import path from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {findChromium} from '../../scripts/lib/chromium';

const results = path.join(__dirname, '../../test-results');

/** Whether all tests run, each with a second try. */
const isFullRun = Boolean(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE);

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(results, 'browser'),
  globalSetup: path.join(__dirname, 'harness/serve.ts'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Time-outs of a busy machine; whoever runs a single file sees each failure.
  retries: isFullRun ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 10_000},
  reporter: isFullRun ? [['dot'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    locale: 'en-US',
    // A picture of the page at each step makes every test slower.
    trace: isFullRun ? 'on-first-retry' : 'retain-on-failure',
    // Tests of everything else see what the host says.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(process.env),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
