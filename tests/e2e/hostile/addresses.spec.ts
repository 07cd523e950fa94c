// Not the harness' test: hostile addresses are to be met without the policy.
import {expect, test} from '@playwright/test';
import {runsOf, watch} from './browser';

const code = "window.noteRun('address')";
const markup = `<img src=x onerror="${code}">`;
const component = `<template><v-btn>{{ ${code} }}</v-btn></template><script>${code};export default {created() { ${code} }}</script>`;

const payloads = [markup, component, `javascript:${code}`, `{{ ${code} }}`];

/** Pages that read their address, and one with examples and a playground. */
const pages: Record<string, readonly string[]> = {
  '/en/components/alerts/': ['code', 'source', 'example', 'data', 'q'],
  '/en/components/api-explorer/': ['component'],
  '/en/components/api-compare/': ['from', 'to', 'kind', 'q'],
  '/en/getting-started/releases-and-migrations/': ['release'],
  '/en/examples/layouts/sandbox/': ['code'],
  '/en/nowhere/': ['from', 'q'],
};

for (const [path, fields] of Object.entries(pages)) {
  test(`no address makes code run: ${path}`, async ({page}) => {
    const origin = process.env.E2E_ORIGIN ?? '';
    const seen = await watch(
      page,
      ({href}) =>
        href.startsWith(`${origin}/`) || /^(?:data:|about:blank)/.test(href),
    );
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        delete headers['content-security-policy'];
        await route.fulfill({response, headers});
      },
    );
    for (const payload of payloads) {
      const search = new URLSearchParams(
        fields.map((field): [string, string] => [field, payload]),
      );
      await page.goto(
        `${origin}${path}?${search.toString()}#${encodeURIComponent(payload)}`,
      );
      await page.evaluate((text) => {
        window.postMessage({code: text, source: text, type: 'run'}, '*');
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      }, payload);
      await page.waitForLoadState('networkidle');
      expect(await runsOf(page)).toEqual([]);
      await expect(page.locator('.cm-editor')).toHaveCount(0);
    }
    expect(seen).toEqual({requests: [], navigations: [], dialogs: []});
  });
}

test('nothing that lies in storage runs', async ({page}) => {
  const origin = process.env.E2E_ORIGIN ?? '';
  await page.goto(`${origin}/en/`);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const seen = await watch(
    page,
    ({href}) =>
      href.startsWith(`${origin}/`) || /^(?:data:|about:blank)/.test(href),
  );
  await page.addInitScript(
    ([names, text]) => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const name of names) {
          storage.setItem(name, text);
        }
      }
    },
    [
      [
        ...keys,
        'vuetify-docs.theme',
        'vuetify-docs.currentLanguage',
        'vuetify-docs.search',
        'vuetify-docs.notifications',
        'vuetify-docs.consent',
        'vuetify-docs.content.notifications',
      ],
      JSON.stringify([markup, component]),
    ] as const,
  );
  await page.goto(`${origin}/en/components/alerts/`);
  await page.waitForLoadState('networkidle');
  expect(await runsOf(page)).toEqual([]);
  expect(seen.requests).toEqual([]);
});
