import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {forwardScript, withForwardScript} from '../forward';

const page = createRedirectPageContent({toUrl: '/en/styles/colors/'});

it('gives pages of the stock plugin one script', () => {
  const html = withForwardScript('a.html', page);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain(`<script>${forwardScript}</script>`);
  expect(html).toContain('http-equiv="refresh"');
  expect(html).not.toContain('window.location.href');
});

it.each([
  page.replace(/<script>[\s\S]*<\/script>/, ''),
  page.replace('rel="canonical"', 'rel="alternate"'),
])('stops when a page looks different', (html) => {
  expect(() => withForwardScript('a.html', html)).toThrow('a.html: ');
});
