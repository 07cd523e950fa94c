import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import VersionsMenu from '..';

// The data of the docs plugin exists in a built site only.
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActiveDocContext: jest.fn(),
  useDocsPreferredVersion: jest.fn(),
  useVersions: jest.fn(),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: jest.fn(),
}));

const version = (name: string, label: string, path: string, isLast = false) => {
  const docs = ['introduction/why/index', 'components/alerts/index'].map(
    (id) => ({id, path: `${path}${id.replace('index', '')}`}),
  );
  return {
    name,
    label,
    path,
    isLast,
    docs,
    draftIds: [],
    mainDocId: docs[0]?.id,
  };
};
const externalVersions = [
  {label: '1.0.x', href: 'https://v1.vuetifyjs.com', status: 'archived'},
  {label: 'dev', href: 'https://dev.vuetifyjs.com', status: 'development'},
];
const versions = [
  version('current', 'next', '/en/next/'),
  version('2.7', '2.7', '/en/', true),
  version('1.5', '1.5', '/en/1.5/'),
];
const savePreferredVersionName = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  savePreferredVersionName.mockClear();
  jest.mocked(useDocusaurusContext).mockReturnValue({
    siteConfig: {
      baseUrl: '/en/',
      trailingSlash: true,
      future: {experimental_router: 'browser'},
      customFields: {externalVersions},
    },
  } as never);
  jest.mocked(useVersions).mockReturnValue(versions as never);
  jest.mocked(useDocsPreferredVersion).mockReturnValue({
    savePreferredVersionName,
  } as never);
  jest.mocked(useActiveDocContext).mockReturnValue({
    activeVersion: versions[1],
    activeDoc: versions[1]?.docs[1],
    alternateDocVersions: {current: versions[0]?.docs[1]},
  } as never);
});

const setup = async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <VersionsMenu />
      <button type="button">after</button>
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', {name: /Version 2\.7/});
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(button);
  return {user, button};
};

test('lists each version with what it is, the current one marked', async () => {
  await setup();
  const entries = within(screen.getByRole('list')).getAllByRole('link');
  expect(entries.map(({textContent}) => textContent)).toEqual([
    'next unreleased',
    '2.7 current release',
    '1.5.x stable',
    '1.0.x archived',
    'dev in development',
  ]);
  expect(entries[1]).toHaveAttribute('aria-current', 'true');
  expect(entries[3]).toHaveAttribute('href', 'https://v1.vuetifyjs.com');
});

test('keeps the page where the version has it, else leads to its start', async () => {
  await setup();
  expect(screen.getByRole('link', {name: /next/})).toHaveAttribute(
    'href',
    '/en/next/components/alerts/',
  );
  expect(screen.getByRole('link', {name: /1\.5\.x/})).toHaveAttribute(
    'href',
    '/en/1.5/introduction/why/',
  );
});

test('works by keyboard', async () => {
  const {user, button} = await setup();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', {name: /next/})).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', {name: /dev/})).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');
  expect(screen.getByRole('link', {name: /2\.7/})).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(button).toHaveFocus();
});

test('closes when one goes elsewhere, and remembers a choice', async () => {
  const {user, button} = await setup();
  await user.click(screen.getByRole('button', {name: 'after'}));
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('link', {name: /1\.5\.x/}));
  expect(savePreferredVersionName).toHaveBeenCalledWith('1.5');
});

test('takes up the choice of this visit when a page is loaded anew', async () => {
  window.sessionStorage.setItem('vuetify-docs.version', '1.5');
  await setup();
  await waitFor(() => {
    expect(savePreferredVersionName).toHaveBeenCalledWith('1.5');
  });
});

test('ignores a choice that the site does not have any more', async () => {
  window.sessionStorage.setItem('vuetify-docs.version', '1.0');
  await setup();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(savePreferredVersionName).not.toHaveBeenCalled();
});

test('each kind of version has an icon of its own', async () => {
  await setup();
  const icons = within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.querySelector('path')?.getAttribute('d'));
  expect(new Set(icons).size).toBe(5);
});
