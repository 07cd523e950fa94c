import {act, fireEvent, render, screen} from '@testing-library/react';
import siteConfig from '@generated/docusaurus.config';
import {MemoryRouter} from 'react-router-dom';
import Offer, {type Place} from '..';

const fields = siteConfig.customFields as {thirdParties: object};
const unconfigured = fields.thirdParties;

let errors: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  errors = jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  jest.useRealTimers();
  fields.thirdParties = unconfigured;
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(place: Place, thirdParties: object = {}) {
  fields.thirdParties = {...unconfigured, ...thirdParties};
  return render(
    <MemoryRouter>
      <Offer place={place} />
    </MemoryRouter>,
  );
}

const script = () => document.querySelector('aside script');
const card = () => screen.queryByRole('link');

test.each([
  [0, 'Layouts', '/en/layouts/'],
  [0.99, 'Elsewhere', 'https://example.com/?ref=docs.example.com'],
])(
  'the site’s own ad, by chance (%p), labelled',
  async (chance, title, href) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    show('list');
    expect(
      screen.getByRole('complementary', {name: /^Advertisement/}),
    ).toBeInTheDocument();
    await pass(500);
    expect(card()).toHaveTextContent(title);
    expect(card()).toHaveTextContent('Ad · Sample');
    expect(card()).toHaveAttribute('href', href);
    expect(script()).toBeNull();
  },
);

const configured = {
  entryAdScript: 'https://ads.example/entry.js',
  exitAdScript: 'https://ads.example/exit.js',
};

test('the script of a network, in its place', async () => {
  show('entry', configured);
  expect(script()).toHaveAttribute('src', configured.entryAdScript);
  await pass(600);
  expect(card()).toBeNull();
});

test('a script that fails to load gives way to the own ad', async () => {
  show('entry', configured);
  fireEvent.error(script()!);
  await pass(500);
  expect(card()).toBeInTheDocument();
  expect(script()).toBeNull();
});

test('an exit script that shows nothing within 500 ms gives way', async () => {
  show('exit', configured);
  expect(script()).toHaveAttribute('src', configured.exitAdScript);
  await pass(499);
  expect(script()).toBeInTheDocument();
  await pass(1);
  expect(script()).toBeNull();
  await pass(500);
  expect(card()).toBeInTheDocument();
});

test('an exit script that shows something stays', async () => {
  show('exit', configured);
  const shown = document.createElement('div');
  shown.getBoundingClientRect = () => ({height: 80}) as DOMRect;
  script()!.parentElement!.append(shown);
  await pass(2000);
  expect(shown).toBeInTheDocument();
  expect(card()).toBeNull();
});

test('before consent there is the own ad and no script', async () => {
  show('entry', {...configured, consentRequired: true});
  await pass(500);
  expect(script()).toBeNull();
  expect(card()).toBeInTheDocument();
});
