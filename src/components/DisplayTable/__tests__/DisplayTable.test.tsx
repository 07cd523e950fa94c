import type {DisplayFacts} from '@site/plugins/framework-facts/types';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DisplayTable from '..';

const facts: DisplayFacts = {
  screens: ['xs', 'sm'],
  values: ['inline', 'block', 'flex'],
  pairs: [
    {screen: '', hidden: 'd-none', shown: 'd-{value}'},
    {
      screen: 'xs',
      hidden: 'd-none d-sm-{value}',
      shown: 'd-{value} d-sm-none',
    },
  ],
  helpers: [
    {name: 'hidden-xs-only', hiddenOn: ['xs']},
    {name: 'hidden-print-only', hiddenOn: ['print']},
  ],
};

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({textContent}) => textContent);

it('shows the pairs for the display that is chosen', async () => {
  render(<DisplayTable facts={facts} />);
  const chooser = screen.getByRole('combobox', {
    name: 'Display where it is shown',
  });
  expect(chooser).toHaveValue('block');
  const row = screen.getByRole('row', {name: /^Extra small xs/});
  expect(cellsOf(row)).toEqual(['d-none d-sm-block', 'd-block d-sm-none']);
  await userEvent.selectOptions(chooser, 'flex');
  expect(cellsOf(row)).toEqual(['d-none d-sm-flex', 'd-flex d-sm-none']);
  expect(cellsOf(screen.getByRole('row', {name: /^All/}))).toEqual([
    'd-none',
    'd-flex',
  ]);
});

it('says of each class where it hides', () => {
  render(<DisplayTable facts={facts} />);
  const region = screen.getByRole('region', {name: 'Where the classes hide'});
  expect(region).toHaveAttribute('tabindex', '0');
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map(({textContent}) => textContent),
  ).toEqual(['Class', 'xs', 'sm', 'Paper']);
  expect(cellsOf(screen.getByRole('row', {name: /^hidden-xs-only/}))).toEqual([
    'hidden',
    'shown',
    'shown',
  ]);
  expect(
    cellsOf(screen.getByRole('row', {name: /^hidden-print-only/})),
  ).toEqual(['shown', 'shown', 'hidden']);
});

it('copies classes', async () => {
  const user = userEvent.setup();
  render(<DisplayTable facts={facts} />);
  await user.click(
    screen.getByRole('button', {name: 'Copy d-none d-sm-block'}),
  );
  await expect(navigator.clipboard.readText()).resolves.toBe(
    'd-none d-sm-block',
  );
});

it('has headers and no rows where the framework has no such class', () => {
  render(
    <DisplayTable facts={{screens: [], values: [], pairs: [], helpers: []}} />,
  );
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
