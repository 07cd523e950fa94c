import {test as base} from '../harness/test';

/** `test` on the site of this folder. */
export const test = base.extend({
  // Playwright reads the parameters, so the empty pattern has to be there.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_EXAMPLES_ORIGIN);
  },
});

export {expect} from '../harness/test';
