import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import list from '@content-service/releases.json';
import {render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createMemoryHistory} from 'history';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';
import {renderToString} from 'react-dom/server';
import ReleaseNotes from '..';

let mockIsBroken = false;
jest.mock('@content-service/release-notes.json', () => ({
  get default() {
    if (mockIsBroken) {
      throw new Error('offline');
    }
    return jest.requireActual<object>('@content-service/release-notes.json');
  },
  __esModule: true,
}));

const page = '/getting-started/releases-and-migrations/';

function show(search = '') {
  const history = createMemoryHistory({initialEntries: [page + search]});
  render(
    <BrowserContextProvider>
      <HelmetProvider>
        <Router history={history}>
          <ReleaseNotes />
        </Router>
      </HelmetProvider>
    </BrowserContextProvider>,
  );
  return {history, user: userEvent.setup()};
}

const select = () => screen.getByRole('combobox', {name: 'Release'});

test('the current release is chosen, with its rendered notes', () => {
  show();
  expect(select()).toHaveValue('v2.7.2');
  const notes = screen.getByRole('region', {name: 'v2.7.2'});
  expect(within(notes).getByText('2.7.2').tagName).toBe('STRONG');
  expect(notes).toHaveTextContent('Published on February 14, 2024');
});

test('releases are grouped by major, in the order of the list', () => {
  show();
  const groups = within(select()).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('label'))).toEqual([
    'v2.x',
    'v1.x',
  ]);
  expect(
    within(groups[0]!)
      .getAllByRole('option')
      .map(({textContent}) => textContent),
  ).toEqual(['v2.7.2', 'v2.7.1', 'v2.0.0-beta.3']);
});

test('another release is loaded, and stands in the address', async () => {
  const {history, user} = show();
  await user.selectOptions(select(), 'v1.5.24');
  expect(await screen.findByText('Notes of 1.5.24')).toBeInTheDocument();
  expect(history.location.search).toBe('?release=v1.5.24');
  expect(screen.queryByText('2.7.2')).toBeNull();
  await user.selectOptions(select(), 'v2.7.2');
  expect(screen.getByText('2.7.2')).toBeInTheDocument();
});

test('the address chooses a release', async () => {
  show('?release=v2.7.1');
  expect(select()).toHaveValue('v2.7.1');
  expect(await screen.findByText('Notes of 2.7.1')).toBeInTheDocument();
});

test('an unknown release in the address leaves the current one', () => {
  show('?release=v9.9.9');
  expect(select()).toHaveValue('v2.7.2');
});

test('a release without notes shows its name alone', async () => {
  show('?release=v2.0.0-beta.3');
  const notes = screen.getByRole('region', {name: 'v2.0.0-beta.3'});
  await waitFor(() => {
    expect(notes).toHaveAttribute('aria-busy', 'false');
  });
  expect(notes).toHaveTextContent(/^v2\.0\.0-beta\.3$/);
});

test('the feed is linked in the text and in the head', async () => {
  show();
  expect(screen.getByRole('link', {name: 'RSS feed'})).toHaveAttribute(
    'href',
    '/en/releases.xml',
  );
  await waitFor(() => {
    expect(
      document.head.querySelector('link[type="application/rss+xml"]'),
    ).toHaveAttribute('href', '/en/releases.xml');
  });
});

test('an embedded list says what it is', () => {
  show();
  expect(screen.getByText(/made from the versions on npm/)).toBeInTheDocument();
});

test('without JavaScript the current release can be read', () => {
  const html = renderToString(
    <HelmetProvider>
      <Router history={createMemoryHistory({initialEntries: [page]})}>
        <ReleaseNotes />
      </Router>
    </HelmetProvider>,
  );
  expect(html).toContain('Notes of <strong>2.7.2</strong>');
});

test('notes that cannot be loaded: the page says what to do', async () => {
  mockIsBroken = true;
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show('?release=v2.7.1');
  expect(
    await screen.findByText(/could not be loaded\. Load the page again/),
  ).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining('could not be loaded'),
    expect.any(Error),
  );
  log.mockRestore();
  mockIsBroken = false;
});

test('no releases at all: it says so', () => {
  Object.assign(list, {groups: [], current: undefined});
  show();
  expect(screen.getByText(/holds no list of releases/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
});
