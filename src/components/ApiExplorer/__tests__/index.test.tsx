import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  ApiExplorerData,
  ApiPageData,
} from '@site/plugins/component-docs/client/api';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, Route} from 'react-router-dom';
import ApiExplorer from '..';
import {byLetter, searchComponents} from '../search';

const pages: Record<string, ApiPageData> = {};

const data: ApiExplorerData = {
  base: '/en/api/',
  components: [
    {tag: 'v-alert', page: 'Alerts'},
    {tag: 'v-btn', page: 'Buttons'},
    {tag: 'v-data-table'},
    {tag: 'v-simple-table'},
  ],
  directives: ['v-ripple'],
  services: [{slug: 'vuetify-goto', name: '$vuetify.goTo'}],
  categories: [
    {
      name: 'forms',
      title: 'Forms',
      permalink: '/en/components/categories/forms/',
    },
  ],
};

const explorer = (search = '') => (
  <MemoryRouter initialEntries={[`/en/components/api-explorer/${search}`]}>
    <BrowserContextProvider>
      <ApiExplorer data={data} />
      <Route
        render={({location}) => (
          <output data-testid="address">{location.search}</output>
        )}
      />
    </BrowserContextProvider>
  </MemoryRouter>
);

beforeAll(() => {
  for (const {tag} of data.components) {
    pages[`/en/api/${tag}/page.json`] = {
      kind: 'component',
      entry: {tag, id: `api-${tag}`, groups: []},
      framework: {name: 'kit', version: '1.0.0'},
      json: `/en/api/${tag}.json`,
    };
  }
  globalThis.fetch = jest.fn((url: string) =>
    Promise.resolve({ok: url in pages, json: () => pages[url]}),
  ) as unknown as typeof fetch;
});

it('finds names however they are written, the likeliest first', () => {
  const found = (query: string) =>
    searchComponents(data.components, query).map(({tag}) => tag);
  expect(found('VDataTable')).toEqual(['v-data-table']);
  expect(found('table')).toEqual(['v-data-table', 'v-simple-table']);
  expect(found('s')).toEqual(['v-simple-table', 'v-alert', 'v-btn']);
  expect(found('buttons')).toEqual(['v-btn']);
  expect(found('ripple')).toEqual([]);
  expect(found('')).toHaveLength(4);
});

it('sorts tags below the letter after their prefix', () => {
  expect(byLetter(['v-btn', 'v-app', 'v-badge'])).toEqual([
    ['A', ['v-app']],
    ['B', ['v-badge', 'v-btn']],
  ]);
});

it('links all API pages in the HTML, directives too', () => {
  const html = renderToString(explorer('?component=v-btn'));
  for (const tag of ['v-alert', 'v-btn', 'v-data-table', 'v-ripple']) {
    expect(html).toContain(`href="/en/api/${tag}/"`);
  }
  expect(html).toContain('href="/en/components/categories/forms/"');
});

it('is used by keyboard and keeps the choice in the address', async () => {
  const user = userEvent.setup();
  render(explorer());
  expect(screen.getByText(/^Search for a component or browse/)).toBeVisible();
  const field = screen.getByRole('combobox', {name: 'Search for a component'});
  await user.click(field);
  const list = screen.getByRole('listbox');
  expect(within(list).getAllByRole('option')).toHaveLength(4);
  await user.type(field, 'tab');
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByText('2 components')).toHaveAttribute('role', 'status');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent(
    '?component=v-simple-table',
  );
  expect(field).toHaveValue('v-simple-table');
  expect(
    await screen.findByRole('region', {name: 'v-simple-table'}),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Search for a component or/)).toBeNull();
});

it('says when nothing has the name typed in', async () => {
  const user = userEvent.setup();
  render(explorer());
  await user.type(screen.getByRole('combobox'), 'zzz');
  expect(screen.getByText('No component matches “zzz”.')).toBeVisible();
});

it('shows the component that the address names', async () => {
  await act(async () => {
    render(explorer('?component=v-btn'));
    await Promise.resolve();
  });
  expect(
    await screen.findByRole('region', {name: 'v-btn'}),
  ).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveValue('v-btn');
});

it('says that the address names no component of the version', () => {
  render(explorer('?component=v-ripple'));
  expect(screen.getByText(/This version has no component/)).toBeVisible();
});
