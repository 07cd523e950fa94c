import path from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {findChromium} from '../../scripts/lib/chromium';

const results = path.join(__dirname, '../../test-results');

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(results, 'browser'),
  globalSetup: path.join(__dirname, 'harness/serve.ts'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Time-outs of a busy machine; whoever runs a single file sees each failure.
  retries: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 10_000},
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['dot'], ['json']]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    locale: 'en-US',
    trace: 'retain-on-failure',
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
