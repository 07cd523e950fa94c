// Not the harness' test: here the browser is to refuse, and reports it.
import {expect, test} from '@playwright/test';

/** Ways to run code that a hole in the site could give to a stranger. */
function tryAll(): void {
  const ran: string[] = [];
  Object.assign(window, {ran});
  const script = document.createElement('script');
  script.textContent = "window.ran.push('script')";
  const holder = document.createElement('div');
  holder.innerHTML =
    '<img src="/none" onerror="window.ran.push(\'handler\')" hidden>';
  const link = document.createElement('a');
  link.href = "javascript:window.ran.push('link')";
  const other = document.createElement('script');
  other.src = 'https://other.example/a.js';
  document.body.append(script, holder, link, other);
  link.click();
  try {
    // The policy is to refuse exactly this.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function("window.ran.push('function')")();
  } catch {
    // Refused.
  }
}

test('no script runs but those of the site', async ({page}) => {
  const refused: string[] = [];
  await page.exposeFunction('report', (directive: string) => {
    refused.push(directive);
  });
  await page.goto(`${process.env.E2E_ORIGIN ?? ''}/en/components/alerts/`);
  await page.evaluate(`
    document.addEventListener('securitypolicyviolation', (event) => {
      window.report(event.effectiveDirective + ' ' + event.blockedURI);
    });
    // Later, as what a debugger evaluates may evaluate more.
    setTimeout(${tryAll.toString()});
  `);
  await expect
    .poll(() => [...refused].sort())
    .toEqual([
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem https://other.example/a.js',
      'script-src-elem inline',
      'script-src-elem inline',
    ]);
  expect(await page.evaluate('window.ran')).toEqual([]);
});

test('another site cannot put a page into a frame', async ({request}) => {
  const answer = await request.get(`${process.env.E2E_ORIGIN ?? ''}/en/`);
  expect(answer.headers()['content-security-policy']).toContain(
    "frame-ancestors 'self'",
  );
});
