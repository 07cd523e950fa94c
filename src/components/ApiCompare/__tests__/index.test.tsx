import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  ApiCompareData,
  CompareSource,
} from '@site/plugins/component-docs/client/compare';
import {ReleaseComparer} from '@site/plugins/component-docs/compare/releases';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, Route} from 'react-router-dom';
import ApiCompare from '..';
import {changesOf, filterEntries} from '../filter';

const source: CompareSource = {
  history: {
    package: 'kit',
    minors: [
      {
        minor: '1.0',
        version: '1.0.0',
        components: {
          'k-btn': {added: {flat: 'boolean', color: 'string'}},
          'k-old': {added: {}},
        },
      },
      {
        minor: '1.1',
        version: '1.1.0',
        components: {'k-btn': {removed: ['flat'], added: {round: 'boolean'}}},
        removed: ['k-old'],
      },
      {
        minor: '1.2',
        version: '1.2.0',
        components: {'k-btn': {changed: {color: ''}}, 'k-new': {}},
      },
    ],
  },
  internal: [],
  documented: {},
};

const comparison = new ReleaseComparer(source).compare('1.0', '1.2');
const data: ApiCompareData = {
  framework: 'kit',
  minors: ['1.0', '1.1', '1.2'],
  comparison,
};

const page = (
  search: string,
  load: () => Promise<{default: CompareSource}> = () =>
    Promise.resolve({default: source}),
) => (
  <MemoryRouter initialEntries={[`/en/compare/${search}`]}>
    <BrowserContextProvider>
      <ApiCompare data={data} load={load} />
      <Route
        render={({location}) => (
          <output data-testid="address">{location.search}</output>
        )}
      />
    </BrowserContextProvider>
  </MemoryRouter>
);

const show = async (...input: Parameters<typeof page>) => {
  await act(async () => {
    render(page(...input));
    await Promise.resolve();
  });
};

const tags = () =>
  [...document.querySelectorAll('[id^="k-"]')].map(({id}) => id);

it('shows the comparison of the page on the server', () => {
  const html = renderToString(page('?from=1.1&to=1.2'));
  expect(html).toContain('id="k-old"');
  expect(html).toContain('id="k-btn"');
});

it('compares the releases of the address, with data of its own', async () => {
  await show('?from=1.1&to=1.2');
  expect(tags()).toEqual(['k-new', 'k-btn']);
  expect(screen.getByLabelText('From')).toHaveValue('1.1');
});

it('writes the choice into the address', async () => {
  await show('');
  expect(tags()).toEqual(['k-new', 'k-old', 'k-btn']);
  await userEvent.selectOptions(screen.getByLabelText('To'), '1.1');
  expect(screen.getByTestId('address')).toHaveTextContent('?from=1.0&to=1.1');
  expect(tags()).toEqual(['k-old', 'k-btn']);
  await userEvent.click(screen.getByRole('button', {name: /removed/}));
  expect(screen.getByTestId('address')).toHaveTextContent('kind=removed');
  const items = within(document.getElementById('k-btn') ?? document.body);
  expect(items.getByText('flat')).toBeInTheDocument();
  expect(items.queryByText('round')).toBeNull();
});

it('says that the data cannot be loaded', async () => {
  await show('?from=1.1', () => Promise.reject(new Error('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
});

describe('the filter', () => {
  const shown = (...input: Parameters<typeof filterEntries>) =>
    filterEntries(...input).map(
      ({tag, items}) => `${tag}: ${items.map(({name}) => name).join(' ')}`,
    );

  it('finds names of components and of items', () => {
    expect(shown(comparison.entries, {query: 'k-btn'})).toEqual([
      'k-btn: flat color round',
    ]);
    expect(shown(comparison.entries, {query: 'btn ROUND'})).toEqual([
      'k-btn: round',
    ]);
    expect(shown(comparison.entries, {query: 'nothing'})).toEqual([]);
  });

  it('keeps one kind, of items and of components', () => {
    expect(shown(comparison.entries, {query: '', kind: 'removed'})).toEqual([
      'k-btn: flat',
      'k-old: ',
    ]);
  });

  it('counts components that came or went, not those that changed', () => {
    expect(changesOf(comparison.entries)).toHaveLength(3 + 2);
  });
});
