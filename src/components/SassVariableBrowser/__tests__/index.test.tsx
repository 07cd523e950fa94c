import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import SassVariableBrowser from '..';

const data = {
  globals: [
    {name: '$spacer', value: '4px'},
    {name: '$grid-gutter', value: '$spacer * 6', resolved: '24px'},
  ],
  components: ['v-alert'],
};

const rows = {'v-alert': [{name: '$alert-margin', value: '16px'}]};
const load = jest.fn(() => Promise.resolve({default: rows}));
const browser = <SassVariableBrowser data={data} load={load} />;

beforeEach(() => {
  load.mockClear();
});

const names = () =>
  screen.getAllByRole('rowheader').map((row) => row.textContent);

it('holds the globals in the HTML, with source and value', () => {
  const html = renderToString(browser);
  expect(html).toContain('$grid-gutter');
  expect(html).toContain('$spacer * 6');
  expect(html).toContain('24px');
});

it('starts with globals, has no empty choice and loads on demand', async () => {
  const user = userEvent.setup();
  render(browser);
  const chooser = screen.getByRole('combobox', {name: 'Component'});
  expect(chooser).toHaveDisplayValue('globals');
  expect(
    screen.getAllByRole('option').map((option) => option.textContent),
  ).toEqual(['globals', 'v-alert']);
  expect(load).not.toHaveBeenCalled();
  await user.selectOptions(chooser, 'v-alert');
  expect(await screen.findByText('$alert-margin')).toBeVisible();
  expect(names()).toEqual(['$alert-margin']);
  await user.selectOptions(chooser, 'globals');
  expect(names()).toEqual(['$spacer', '$grid-gutter']);
});

it('searches names, sources and values', async () => {
  const user = userEvent.setup();
  render(browser);
  const field = screen.getByRole('searchbox', {name: 'Search for a variable'});
  await user.type(field, 'GRID 24');
  expect(names()).toEqual(['$grid-gutter']);
  await user.type(field, 'zzz');
  expect(screen.getByText('No variable matches “GRID 24zzz”.')).toBeVisible();
});

it('says when the variables cannot be fetched', async () => {
  const user = userEvent.setup();
  load.mockReturnValueOnce(Promise.reject(new Error('offline')));
  render(browser);
  await user.selectOptions(screen.getByRole('combobox'), 'v-alert');
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
});
