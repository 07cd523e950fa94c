import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '..';

const observed: ResizeObserverCallback[] = [];

beforeAll(() => {
  // jsdom has no layout: the test says when the size changed.
  globalThis.ResizeObserver = class {
    readonly observe = jest.fn();
    readonly unobserve = jest.fn();
    readonly disconnect = jest.fn();
    constructor(callback: ResizeObserverCallback) {
      observed.push(callback);
    }
  };
});

test('shows the HTML it was given, its title and language', () => {
  const {container} = render(
    <CodeBlock
      html='<span class="token keyword">let</span> a'
      language="js"
      title="a.js"
    />,
  );
  expect(screen.getByText('a.js')).toBeVisible();
  expect(
    container.querySelector('.language-js .token.keyword'),
  ).toHaveTextContent('let');
});

test('shows plain text when code is written as a component', () => {
  render(<CodeBlock>{'<b>1</b>'}</CodeBlock>);
  expect(screen.getByText('<b>1</b>')).toBeInTheDocument();
});

test('copies the text of the code without its line elements', async () => {
  const user = userEvent.setup();
  render(
    <CodeBlock
      html={
        '<span class="code-line">a &lt; b\n</span><span class="code-line">c\n</span>'
      }
      lineNumbersStart={1}
    />,
  );
  await user.click(screen.getByRole('button', {name: 'Copy code'}));
  expect(await navigator.clipboard.readText()).toBe('a < b\nc');
});

test('offers to wrap lines only when they are too long', async () => {
  const user = userEvent.setup();
  const {container} = render(<CodeBlock html="a very long line" />);
  expect(screen.queryByRole('button', {name: 'Wrap long lines'})).toBeNull();

  const pre = container.querySelector('pre');
  Object.defineProperty(pre, 'scrollWidth', {value: 900});
  Object.defineProperty(pre, 'clientWidth', {value: 300});
  act(() => {
    observed.at(-1)?.([], new ResizeObserver(jest.fn()));
  });
  const button = screen.getByRole('button', {name: 'Wrap long lines'});
  expect(pre).toHaveAttribute('tabindex', '0');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(pre).not.toHaveAttribute('tabindex');
});
