import {locales, sourceOf, release} from './harness/site';
import {expect, test} from './harness/test';

const route = 'components/data-tables/';

test.skip(!locales.includes('eo-UY'), 'The pseudo-locale is not built');

test('each block of a page leads to the line that it is written in', async ({
  page,
}) => {
  await page.goto(`/eo-UY/${route}`);
  const source = sourceOf({
    locale: 'en',
    version: release,
    pathname: '',
    route,
  }).replace(/^.*?(?=versioned_docs)/, '');
  const text = page.locator('.theme-doc-markdown');
  for (const tag of ['h2', 'p', 'td']) {
    const block = text
      .locator(tag)
      .filter({has: page.locator(':scope > .pseudo-source')})
      .first();
    await block.hover();
    const link = block.locator('> .pseudo-source');
    await expect(link).toHaveCSS('clip-path', 'none');
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`/${source}index\\.mdx\\?plain=1#L\\d+$`),
    );
  }
  await expect(page.locator('.table-of-contents .pseudo-source')).toHaveCount(
    0,
  );
  await expect(page.locator('.table-of-contents')).not.toContainText('✎');
});

test('a text of the interface leads to its message', async ({page}) => {
  await page.goto(`/eo-UY/${route}`);
  const link = page.locator('.pseudo-source--interface');
  const footer = page.getByRole('contentinfo');
  await footer.locator('.footer__link-item').first().hover();
  await expect(link).toHaveAttribute(
    'title',
    /docusaurus-theme-classic\/footer\.json: link\.item/,
  );
  // By its spoken name, when it has the focus.
  await page.mouse.move(0, 0);
  await page.locator('nav.navbar button[aria-label^="⟦Ñ"]').first().focus();
  await expect(link).toHaveAttribute(
    'title',
    /^code\.json: site\.notifications/,
  );
  await expect(link).toHaveAttribute(
    'href',
    /\/search\?type=code&q=\(%22site\.notifications/,
  );
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});
