import content from '@content-service/themes.json';
import {fireEvent, render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ThemeCatalog from '..';

const catalog = content as {items: readonly object[]};
const all = {...catalog};

afterEach(() => {
  Object.assign(catalog, all);
  Reflect.deleteProperty(window, 'gtag');
});

const show = () =>
  render(
    <MemoryRouter>
      <ThemeCatalog />
    </MemoryRouter>,
  );

const card = (name: string) => within(screen.getByRole('article', {name}));

it('shows picture, price, description and where to get it', () => {
  show();
  const kiosk = card('Kiosk');
  expect(kiosk.getByText('Premium')).toBeVisible();
  expect(kiosk.getByText('For shops')).toBeVisible();
  expect(kiosk.getByRole('link', {name: 'Get the theme'})).toHaveAttribute(
    'href',
    'https://example.com/kiosk?plan=team',
  );
  expect(
    screen.getByRole('article', {name: 'Kiosk'}).querySelector('img'),
  ).toHaveAttribute('src', '/img/content/kiosk.svg');
  expect(card('Plain').getByText('Free')).toBeVisible();
  expect(
    screen.getByRole('article', {name: 'Plain'}).querySelector('img'),
  ).toBeNull();
});

it('names demos as the theme does, numbers or leaves them', () => {
  show();
  const demosOf = (name: string) =>
    card(name)
      .getAllByRole('link')
      .slice(1)
      .map(({textContent}) => textContent);
  expect(demosOf('Kiosk')).toEqual(['Light', 'Dark']);
  expect(demosOf('Desk')).toEqual(['Demo 1', 'Demo 2']);
  expect(demosOf('Plain')).toEqual(['Demo']);
});

it('marks samples, and them alone', () => {
  show();
  expect(card('Plain').getByText('Sample')).toBeVisible();
  expect(screen.getAllByText('Sample')).toHaveLength(1);
});

it('tracks clicks', () => {
  window.gtag = jest.fn();
  show();
  fireEvent.click(card('Kiosk').getByRole('link', {name: 'Dark'}));
  fireEvent.click(card('Plain').getByRole('link', {name: 'Get the theme'}));
  expect(window.gtag).toHaveBeenCalledWith('event', 'premium-theme', {
    theme: 'Kiosk',
  });
  expect(window.gtag).toHaveBeenCalledWith('event', 'premium-theme', {
    theme: 'Plain',
  });
});

it('says when there are none', () => {
  catalog.items = [];
  show();
  expect(screen.getByText(/no themes in the catalog/)).toBeVisible();
});
