import {soak} from '../../bench/browser/soak';
import {expect, test} from './harness/test';

test.skip(!process.env.E2E_ALL, 'npm run test:all runs it');
test.setTimeout(600_000);
// A recording keeps the nodes of its last picture alive.
test.use({trace: 'off'});

/** A page of each kind; the first has no examples. */
const pathnames = [
  '/en/getting-started/quick-start/',
  '/en/',
  '/en/introduction/frequently-asked-questions/',
  '/en/styles/colors/',
  '/en/components/alerts/',
  '/en/components/chips/',
  '/en/components/data-tables/',
  '/en/components/categories/forms/',
  '/en/components/api-explorer/',
  '/en/api/v-data-table/',
  '/en/api/v-btn/',
  '/en/next/components/dialogs/',
  '/en/1.5/components/alerts/',
];

/** Bytes of heap that a navigation may leave behind. */
const heapOfNavigation = 20_000;

test('two hundred navigations leave nothing behind', async ({page}) => {
  await page.goto('/en/');
  const [early, late] = await soak(page, pathnames, 272, [100, 200]);
  const navigations = 100;
  expect(early && late).toBeTruthy();
  if (early && late) {
    expect((late.heap - early.heap) / navigations).toBeLessThan(
      heapOfNavigation,
    );
    expect((late.nodes - early.nodes) / navigations).toBeLessThan(5);
    expect((late.listeners - early.listeners) / navigations).toBeLessThan(1);
  }
});
