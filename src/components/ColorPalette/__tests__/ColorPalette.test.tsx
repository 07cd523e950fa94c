import type {ColorFamily} from '@site/plugins/framework-facts/types';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import ColorPalette from '..';
import {shortRatio, textOn} from '../contrast';

const shade = (family: string, name: string, value: string) => ({
  name,
  value,
  background: name ? `${family} ${name}` : family,
  text: name ? `${family}--text text--${name}` : `${family}--text`,
  script: `colors.${family}.${name || 'base'}`,
});

const facts: readonly ColorFamily[] = [
  {
    name: 'red',
    shades: [shade('red', '', '#f44336'), shade('red', 'lighten-2', '#e57373')],
  },
  {name: 'deep-purple', shades: [shade('deep-purple', '', '#673ab7')]},
  {
    name: 'shades',
    shades: [
      {
        name: 'transparent',
        value: 'transparent',
        background: 'transparent',
        text: 'transparent--text',
        script: 'colors.shades.transparent',
      },
    ],
  },
];

const names = () =>
  screen
    .getAllByRole('button')
    .map(({textContent}) => textContent.split(' ').slice(0, 2).join(' '));

it('shows every shade with value and contrast, without a script too', () => {
  const html = renderToString(<ColorPalette facts={facts} />);
  expect(html).toContain('#e57373');
  render(<ColorPalette facts={facts} />);
  const red = screen.getByRole('list', {name: 'red'});
  expect(within(red).getAllByRole('button')).toHaveLength(2);
  expect(
    within(red).getByRole('button', {name: 'red #f44336 contrast 5.7'}),
  ).toBeVisible();
  // Nothing is said of what has no color of its own.
  expect(
    screen.getByRole('button', {name: 'transparent transparent'}),
  ).toBeVisible();
});

it.each([
  ['PURPLE', ['deep-purple #673ab7']],
  ['red lighten', ['lighten-2 #e57373']],
  ['deep purple', ['deep-purple #673ab7']],
  ['#e573', ['lighten-2 #e57373']],
])('searching %p, whatever the case', async (query, expected) => {
  render(<ColorPalette facts={facts} />);
  await userEvent.type(
    screen.getByRole('searchbox', {name: 'Search for a color'}),
    query,
  );
  expect(names()).toEqual(expected);
});

it('says when no color has the name', async () => {
  render(<ColorPalette facts={facts} />);
  await userEvent.type(screen.getByRole('searchbox'), 'plaid');
  expect(screen.getByText('No color is named “plaid”.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['Class for the background', 'red lighten-2'],
  ['Class for the text', 'red--text text--lighten-2'],
  ['Hex value', '#e57373'],
  ['Name in JavaScript', 'colors.red.lighten-2'],
])('copies as %s', async (form, copied) => {
  const user = userEvent.setup();
  render(<ColorPalette facts={facts} />);
  await user.selectOptions(
    screen.getByRole('combobox', {name: 'A press copies'}),
    form,
  );
  await user.click(screen.getByRole('button', {name: /^lighten-2/}));
  await expect(navigator.clipboard.readText()).resolves.toBe(copied);
  expect(screen.getByRole('status')).toHaveTextContent(`Copied: ${copied}`);
});

it('says when the browser does not let it copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
  render(<ColorPalette facts={facts} />);
  await user.click(screen.getByRole('button', {name: /^lighten-2/}));
  expect(screen.getByRole('status')).toHaveTextContent(/blocked/);
});

it('shows nothing of an empty palette but that there is nothing', () => {
  render(<ColorPalette facts={[]} />);
  expect(screen.getByText(/No color is named/)).toBeVisible();
});

it('knows the contrast of text on a color', () => {
  expect(textOn('#ffffff')).toEqual({color: 'black', ratio: 21});
  expect(textOn('#000000')).toEqual({color: 'white', ratio: 21});
  expect(textOn('#1867c0')?.color).toBe('white');
  expect(textOn('transparent')).toBeUndefined();
  expect(shortRatio(4.49)).toBe(4.4);
});
