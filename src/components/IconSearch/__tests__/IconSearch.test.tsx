import type {IconFacts} from '@site/plugins/framework-facts/types';
import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IconSearch from '..';

const names = Array.from({length: 200}, (_, index) =>
  index === 3
    ? 'home-outline'
    : index === 150
      ? 'home'
      : `icon-${String(index).padStart(3, '0')}`,
);

const facts: IconFacts = {
  version: '7',
  count: names.length,
  names: '/icons/names.json',
  paths: '/icons/{piece}.json',
  pieceSize: 10,
};

/** Answers by address, and what was asked for. */
let asked: string[];
let broken: string[];
let observers: {call: IntersectionObserverCallback; seen: Element[]}[];

beforeEach(() => {
  asked = [];
  broken = [];
  observers = [];
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  window.fetch = jest.fn((address) => {
    const url = address as string;
    asked.push(url);
    const piece = Number(/(\d+)\.json$/.exec(url)?.[1]);
    const body = url.endsWith('names.json')
      ? names
      : names
          .slice(piece * facts.pieceSize, (piece + 1) * facts.pieceSize)
          .map((name) => `M${String(names.indexOf(name))} 0`);
    return Promise.resolve({
      ok: !broken.includes(url),
      status: 503,
      json: () => Promise.resolve(body),
    } as Response);
  });
  window.IntersectionObserver = class {
    readonly seen: Element[] = [];
    constructor(readonly call: IntersectionObserverCallback) {
      observers.push(this);
    }
    observe(element: Element) {
      this.seen.push(element);
    }
    disconnect() {
      this.seen.length = 0;
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Brings what is observed last into view. */
const scrollThere = () =>
  act(async () => {
    const observer = observers.filter(({seen}) => seen.length > 0).at(-1);
    observer?.call(
      [{isIntersecting: true}] as IntersectionObserverEntry[],
      observer as unknown as IntersectionObserver,
    );
    await Promise.resolve();
  });

async function show() {
  render(<IconSearch facts={facts} />);
  await scrollThere();
  await screen.findByRole('button', {name: 'icon-000'});
}

const tiles = () =>
  within(screen.getByRole('region', {name: 'Icons'}))
    .getAllByRole('button')
    .map(({textContent}) => textContent);

it('loads nothing before it is near, then names and the first pieces', async () => {
  render(<IconSearch facts={facts} />);
  expect(asked).toEqual([]);
  await scrollThere();
  expect(await screen.findByText('200 icons')).toBeVisible();
  expect(tiles()).toHaveLength(96);
  expect(asked).toHaveLength(11);
  expect(asked).not.toContain('/icons/15.json');
});

it('shows and loads more at the end of the list, each piece once', async () => {
  await show();
  await scrollThere();
  expect(tiles()).toHaveLength(192);
  expect(asked).toContain('/icons/15.json');
  expect(new Set(asked).size).toBe(asked.length);
});

it.each([
  ['HOME', ['home', 'home-outline']],
  ['mdi-home-out', ['home-outline']],
  ['outline home', ['home-outline']],
])('finds %p, whatever the case, the best first', async (query, expected) => {
  await show();
  await userEvent.type(
    screen.getByRole('searchbox', {name: 'Search for an icon'}),
    query,
  );
  expect(tiles()).toEqual(expected);
});

it('loads the piece of an icon that was found', async () => {
  await show();
  await userEvent.type(screen.getByRole('searchbox'), 'home');
  expect(asked).toContain('/icons/15.json');
  const tile = screen.getByRole('button', {name: 'home'});
  expect(tile.querySelector('path')).toHaveAttribute('d', 'M150 0');
});

it('says when no icon has the name', async () => {
  await show();
  await userEvent.type(screen.getByRole('searchbox'), 'unicorn');
  expect(screen.getByRole('status')).toHaveTextContent(
    'No icon is named “unicorn”.',
  );
});

it('copies name and import of the icon that is chosen', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', {name: 'home-outline'}));
  const chosen = screen.getByRole('group', {name: 'The chosen icon'});
  await user.click(within(chosen).getByRole('button', {name: 'Copy the name'}));
  await expect(navigator.clipboard.readText()).resolves.toBe(
    'mdi-home-outline',
  );
  await user.click(
    within(chosen).getByRole('button', {name: 'Copy the import'}),
  );
  await expect(navigator.clipboard.readText()).resolves.toBe(
    "import {mdiHomeOutline} from '@mdi/js';",
  );
});

it.each(['/icons/names.json', '/icons/2.json'])(
  'says when %s cannot be loaded, and tries again',
  async (address) => {
    broken = [address];
    render(<IconSearch facts={facts} />);
    await scrollThere();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The icons could not be loaded.',
    );
    broken = [];
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    const tile = await screen.findByRole('button', {name: 'icon-025'});
    expect(tile.querySelector('path')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
