import fs from 'node:fs';
import stock, {type PluginOptions} from '@docusaurus/plugin-google-gtag';
import type {LoadContext} from '@docusaurus/types';
import analytics from '..';

const options: PluginOptions = {
  trackingID: ['G-TEST'],
  anonymizeIP: true,
};
const context = {} as LoadContext;

function inProduction<T>(run: () => T): T {
  const replaced = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
  });
  const result = run();
  replaced.restore();
  return result;
}

test('nothing is put into the pages, unlike by the stock plugin', () => {
  const content = {content: undefined};
  expect(
    inProduction(() => stock(context, options))?.injectHtmlTags?.(content)
      .headTags,
  ).not.toEqual([]);
  expect(
    inProduction(() => analytics(context, options))?.injectHtmlTags?.(content),
  ).toEqual({});
});

test("pages are counted by the stock plugin's own client module", () => {
  const modules = inProduction(() =>
    analytics(context, options),
  )?.getClientModules?.();
  expect(modules).toHaveLength(1);
  expect(fs.readFileSync(modules![0]!, 'utf8')).toContain('page_view');
});

test('there are no analytics in development', () => {
  expect(analytics(context, options)).toBeNull();
});
