import type {BreakpointFacts} from '@site/plugins/framework-facts/types';
import {act, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import BreakpointTable from '..';

const facts: BreakpointFacts = {
  scrollBarWidth: 16,
  ranges: [
    {name: 'xs', from: 0, to: 600, isReduced: false},
    {name: 'sm', from: 600, to: 960, isReduced: false},
    {name: 'md', from: 960, to: 1264, isReduced: true},
    {name: 'lg', from: 1264, to: 1904, isReduced: true},
    {name: 'xl', from: 1904, isReduced: true},
  ],
};

let width = 700;
const listeners = new Set<() => void>();

beforeEach(() => {
  width = 700;
  window.matchMedia = (media) =>
    ({
      get matches() {
        const limit = (side: string) =>
          Number(new RegExp(`${side}-width: ([\\d.]+)px`).exec(media)?.[1]);
        const max = limit('max');
        return width >= limit('min') && (Number.isNaN(max) || width <= max);
      },
      addEventListener: (_type: string, listener: () => void) =>
        listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) =>
        listeners.delete(listener),
    }) as unknown as MediaQueryList;
});

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({textContent}) => textContent));

it('has device, code, types and range of each', () => {
  render(<BreakpointTable facts={facts} />);
  expect(
    screen.getAllByRole('columnheader').map(({textContent}) => textContent),
  ).toEqual(['Device', 'Code', 'Types', 'Range']);
  expect(rows()).toEqual([
    ['Extra small', 'xs', 'phones', 'below 600px'],
    [
      expect.stringMatching(/^Small.*window$/),
      'sm',
      'large phones, small tablets',
      '600px to 960px',
    ],
    ['Medium', 'md', 'tablets, small laptops', '960px to 1264px*'],
    ['Large', 'lg', 'laptops, desktops', '1264px to 1904px*'],
    ['Extra large', 'xl', 'large screens', 'from 1904px*'],
  ]);
  expect(screen.getByText(/16px lower than configured/)).toBeVisible();
});

it('follows the window', () => {
  const {unmount} = render(<BreakpointTable facts={facts} />);
  width = 1264;
  act(() => listeners.forEach((listener) => listener()));
  expect(
    screen.getByRole('rowheader', {name: 'Large this window'}),
  ).toBeVisible();
  expect(screen.getAllByText('this window')).toHaveLength(1);
  unmount();
  expect(listeners.size).toBe(0);
});

it('says nothing of the window on the server', () => {
  const html = renderToString(<BreakpointTable facts={facts} />);
  expect(html).toContain('1264px to 1904px*');
  expect(html).not.toContain('this window');
});

it('needs no note where no limit is lower, and knows unnamed ranges', () => {
  render(
    <BreakpointTable
      facts={{
        scrollBarWidth: 0,
        ranges: [{name: 'huge', from: 0, isReduced: false}],
      }}
    />,
  );
  expect(screen.getByRole('rowheader')).toHaveTextContent('huge');
  expect(screen.queryByText(/lower than configured/)).toBeNull();
});
