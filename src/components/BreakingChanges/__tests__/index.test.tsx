// cspell:ignore btnremoved removedflat
import type {ApiBreakingData} from '@site/plugins/component-docs/client/compare';
import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import BreakingChanges from '..';

const data: ApiBreakingData = {
  from: '1.5',
  to: '2.7',
  entries: [
    {
      tag: 'k-tile',
      kind: 'removed',
      href: '/en/compare/#k-tile',
      instead: 'Use <code>k-item</code>.',
      items: [],
      changed: 0,
      added: 0,
    },
    {
      tag: 'k-btn',
      kind: 'changed',
      href: '/en/compare/#k-btn',
      items: [
        {
          group: 'props',
          name: 'flat',
          kind: 'removed',
          instead: 'Use <code>text</code>.',
        },
      ],
      changed: 1,
      added: 12,
    },
  ],
};

const page = (
  <MemoryRouter>
    <BreakingChanges data={data} />
  </MemoryRouter>
);

it('names what is gone, with what takes its place', () => {
  render(page);
  const gone = screen.getByRole('link', {name: 'k-tile'}).closest('li');
  expect(gone).toHaveTextContent('k-tileUse k-item.');
});

it('counts by component, and tells the items without a script', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  document.body.replaceChildren(host);
  const details = host.querySelector<HTMLElement>('details')!;
  const summary = details.querySelector('summary');
  expect(summary).toHaveTextContent('k-btnremoved1');
  expect(within(details).getByText('flat').closest('li')).toHaveTextContent(
    'removedflatUse text.',
  );
  const rest = within(details).getByText(/All that is different in/);
  expect(rest).toHaveAttribute('href', '/en/compare/#k-btn');
  expect(rest.closest('p')).toHaveTextContent('changed1added12');
});
