import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ApiSectionData} from '@site/plugins/component-docs/client/api';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import ApiSection from '..';

const data: ApiSectionData = {
  entries: [
    {
      tag: 'k-table',
      id: 'api-k-table',
      groups: [
        {
          name: 'props',
          items: [
            {
              id: 'api-k-table-props-dense',
              name: 'dense',
              types: ['boolean'],
              default: 'false',
              mixin: 'compact',
              html: 'Lowers the <strong>rows</strong>.',
            },
            {
              id: 'api-k-table-props-value',
              name: 'value',
              types: ['string', 'number'],
              model: true,
              required: true,
            },
          ],
        },
        {
          name: 'slots',
          items: [
            {
              id: 'api-k-table-slots-item',
              name: 'item',
              labels: ['detected', 'borrowed'],
              html: 'One row.',
              values: [{name: 'item', type: 'any'}],
            },
          ],
        },
      ],
    },
  ],
};

const section = (hash = '') => (
  <MemoryRouter initialEntries={[`/components/tables/${hash}`]}>
    <BrowserContextProvider>
      <ApiSection data={data} />
    </BrowserContextProvider>
  </MemoryRouter>
);

const tab = (name: string) => screen.getByRole('tab', {name});
const shownRows = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('rowheader')
    .map((row) => row.id || row.querySelector('code')?.textContent);

const scrolled = jest.fn(function scrollIntoView(this: Element) {
  return this.id;
});

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

it('holds every item in the HTML that a browser without scripts gets', () => {
  const html = renderToString(section());
  for (const {items} of data.entries[0]?.groups ?? []) {
    for (const {id, name} of items) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`>${name}</code>`);
    }
  }
  expect(html).toContain('Lowers the <strong>rows</strong>.');
  expect(html).not.toContain('hidden=""');
});

it('shows one group at a time and counts them all', async () => {
  const user = userEvent.setup();
  render(section());
  expect(tab('Props 2')).toHaveAttribute('aria-selected', 'true');
  expect(shownRows()).toEqual(['dense', 'value']);
  await user.click(tab('Slots 1'));
  expect(shownRows()).toEqual(['item']);
});

it('moves between tabs by keyboard', async () => {
  const user = userEvent.setup();
  render(section());
  await user.click(tab('Props 2'));
  await user.keyboard('{ArrowRight}');
  expect(tab('Slots 1')).toHaveFocus();
  expect(shownRows()).toEqual(['item']);
  await user.keyboard('{ArrowRight}');
  expect(tab('Props 2')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Slots 1')).toHaveFocus();
});

it('filters by name and description with live counts', async () => {
  const user = userEvent.setup();
  render(section());
  const field = screen.getByRole('searchbox', {
    name: 'Filter the API of k-table',
  });
  await user.type(field, 'ROWS');
  expect(shownRows()).toEqual(['dense']);
  expect(tab('Props 1')).toBeInTheDocument();
  expect(tab('Slots 0')).toBeInTheDocument();

  await user.clear(field);
  await user.type(field, 'strong');
  expect(screen.getByRole('tabpanel')).toHaveTextContent(
    'Nothing here matches “strong”.',
  );
  await user.click(screen.getByRole('button', {name: 'Clear the filter'}));
  expect(shownRows()).toEqual(['dense', 'value']);

  await user.type(field, 'item{Escape}');
  expect(field).toHaveValue('');
});

it('opens the group of the item that the address points at', () => {
  render(section('#api-k-table-slots-item'));
  expect(tab('Slots 1')).toHaveAttribute('aria-selected', 'true');
  expect(scrolled).toHaveReturnedWith('api-k-table-slots-item');
});

it('tells v-model, requirement and origin', async () => {
  const user = userEvent.setup();
  render(section());
  const value = screen.getByRole('row', {name: /^value/});
  expect(within(value).getByText('v-model')).toBeVisible();
  expect(within(value).getByText('required')).toBeVisible();
  expect(within(value).getByText('No description yet')).toBeVisible();
  await user.click(tab('Slots 1'));
  const item = screen.getByRole('row', {name: /^item/});
  expect(within(item).getByText('detected')).toBeVisible();
  expect(within(item).getByText('from a later version')).toBeVisible();
});

it('puts items from a mixin together on demand, for all sections', async () => {
  const user = userEvent.setup();
  const {unmount} = render(section());
  const button = screen.getByRole('button', {name: 'Group by mixin'});
  expect(button).toHaveAttribute('aria-pressed', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  const panel = within(screen.getByRole('tabpanel'));
  expect(
    panel
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.id || row.textContent),
  ).toEqual([
    'api-k-table-props-value',
    'From compact',
    'api-k-table-props-dense',
  ]);
  unmount();
  render(section());
  await user.click(screen.getByRole('button', {name: 'Group by mixin'}));
  expect(shownRows()).toEqual(['dense', 'value']);
});
