import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Notifications from '..';
import Live from '../Live';

const storageKey = 'vuetify-docs.notifications';
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = new Date('2026-11-21T10:00:00Z').getTime();

const viewed = () =>
  Object.keys(
    (JSON.parse(localStorage.getItem(storageKey) ?? '{}') as {viewed?: object})
      .viewed ?? {},
  );

async function visit() {
  const view = render(
    <MemoryRouter>
      <Live initiallyOpen={false} />
    </MemoryRouter>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}

const bell = () => screen.getByRole('button', {name: /^Notifications/});
const snackbar = () => screen.queryByRole('region', {name: /news$/});

beforeEach(() => {
  jest.useFakeTimers({now: start});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

test('a first visit: the badge counts, the first one appears and stays', async () => {
  await visit();
  expect(bell()).toHaveAccessibleName('Notifications, 2 new');
  expect(snackbar()).toHaveAccessibleName('First news');
  await act(() => jest.advanceTimersByTimeAsync(hour));
  expect(snackbar()).toBeInTheDocument();
});

test('closing it views that one only, and is quiet for two days', async () => {
  const {unmount} = await visit();
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(snackbar()).toBeNull();
  expect(bell()).toHaveAccessibleName('Notifications, 1 new');
  expect(viewed()).toEqual(['one']);
  unmount();

  jest.setSystemTime(start + 2 * day - 1);
  const again = await visit();
  expect(snackbar()).toBeNull();
  expect(bell()).toHaveAccessibleName('Notifications, 1 new');
  again.unmount();

  jest.setSystemTime(start + 2 * day);
  await visit();
  expect(snackbar()).toHaveAccessibleName('Second news');
  // No action of its own: the text is Close.
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(viewed()).toEqual(['one', 'two']);
  expect(bell()).toHaveAccessibleName('Notifications');
});

test('the action closes it and is tracked', async () => {
  window.gtag = jest.fn();
  await visit();
  fireEvent.click(screen.getByRole('link', {name: 'Read'}));
  expect(window.gtag).toHaveBeenCalledWith('event', 'notification', {
    slug: 'one',
  });
  expect(snackbar()).toBeNull();
  Reflect.deleteProperty(window, 'gtag');
});

test('opening the menu views nothing, closing it views all', async () => {
  await visit();
  fireEvent.click(bell());
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('First news')).toBeVisible();
  expect(screen.getAllByText('Sample')).toHaveLength(2);
  expect(snackbar()).toBeNull();
  expect(viewed()).toEqual([]);
  fireEvent.keyDown(bell(), {key: 'Escape'});
  expect(bell()).toHaveFocus();
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(viewed()).toEqual(['one', 'two']);
});

test('a press opens the menu, also while its code is loaded anyway', async () => {
  render(
    <MemoryRouter>
      <Notifications />
    </MemoryRouter>,
  );
  // Idle: the code is asked for, and not yet there.
  act(() => jest.advanceTimersByTime(300));
  fireEvent.click(bell());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
});

test('a press outside closes the menu', async () => {
  await visit();
  fireEvent.click(bell());
  fireEvent.pointerDown(document.body);
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
});

test('damaged storage counts as nothing viewed', async () => {
  localStorage.setItem(storageKey, '{"viewed": ["one"], "__proto__": {}}');
  await visit();
  expect(bell()).toHaveAccessibleName('Notifications, 2 new');
});

test.each(['setItem', 'getItem'] as const)(
  'with storage blocked (%s), what is viewed lasts for the visit',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const {unmount} = await visit();
    fireEvent.click(bell());
    fireEvent.keyDown(bell(), {key: 'Escape'});
    expect(bell()).toHaveAccessibleName('Notifications');
    unmount();
    if (method === 'setItem') {
      await visit();
      expect(bell()).toHaveAccessibleName('Notifications');
      expect(snackbar()).toBeNull();
    }
  },
);
