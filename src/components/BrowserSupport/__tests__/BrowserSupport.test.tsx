import {render, screen} from '@testing-library/react';
import BrowserSupport, {Browser} from '..';

test.each([
  [true, 'Firefox', 'Supported'],
  ['polyfill', 'Safari 9', 'With polyfills'],
  [false, 'Internet Explorer 9', 'Not supported'],
] as const)('support of %p is said in words', (supported, name, text) => {
  render(
    <BrowserSupport>
      <Browser icon="firefox" supported={supported}>
        {name}
      </Browser>
    </BrowserSupport>,
  );
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent(name + text);
  // Nobody has to see colors or to know the icons.
  for (const icon of item.querySelectorAll('svg')) {
    expect(icon).toHaveAttribute('aria-hidden', 'true');
  }
});

test('the list has a name, and the order of the page', () => {
  render(
    <BrowserSupport>
      <Browser icon="firefox" supported>
        Firefox
      </Browser>
      <Browser icon="internet-explorer" supported={false}>
        Internet Explorer
      </Browser>
    </BrowserSupport>,
  );
  expect(screen.getByRole('list', {name: 'Browsers'})).toBeInTheDocument();
  expect(
    screen.getAllByRole('listitem').map(({textContent}) => textContent),
  ).toEqual(['FirefoxSupported', 'Internet ExplorerNot supported']);
});
