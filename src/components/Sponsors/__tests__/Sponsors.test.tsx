import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Sponsors from '..';

const show = (props: Parameters<typeof Sponsors>[0] = {}) =>
  render(
    <MemoryRouter>
      <Sponsors {...props} />
    </MemoryRouter>,
  );

test('tier by tier, with count and type', () => {
  show();
  expect(
    screen.getAllByText(/sponsors?$/).map(({textContent}) => textContent),
  ).toEqual(['1 Premiere sponsor', '1 Diamond sponsor', '5 Gold sponsors']);
});

test('logos have the width of their tier, one for light and one for dark', () => {
  show();
  const one = screen.getAllByAltText('One');
  expect(one.map((image) => image.getAttribute('src'))).toEqual([
    '/img/one.svg',
    '/img/one-dark.svg',
  ]);
  expect(one[0]).toHaveAttribute('width', '175');
  expect(screen.getByAltText('Two')).toHaveAttribute('width', '155');
  // Without a logo, the name stands in.
  expect(screen.getByText('Gold 0')).toBeInTheDocument();
});

test('a name stands in for a logo that cannot be loaded', () => {
  show();
  const [logo] = screen.getAllByRole('img');
  const name = logo?.getAttribute('alt') ?? '';
  fireEvent.error(logo!);
  expect(screen.queryByAltText(name)).toBeNull();
  expect(screen.getByText(name)).toBeInTheDocument();
});

test('only the tiers that are asked for', () => {
  show({tiers: [2]});
  expect(screen.queryByAltText('One')).toBeNull();
  expect(screen.getByAltText('Two')).toBeInTheDocument();
});

test('where there are none, it says so and leads on', () => {
  show({tiers: [6]});
  expect(screen.getByText(/holds no list of sponsors/)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'https://github.com/sponsors/johnleider',
  );
});

test('a click is tracked', () => {
  window.gtag = jest.fn();
  show({tiers: [1]});
  fireEvent.click(screen.getByRole('link'));
  expect(window.gtag).toHaveBeenCalledWith('event', 'sponsor', {
    sponsor: 'One',
  });
  Reflect.deleteProperty(window, 'gtag');
});
