import {useDoc, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import TranslationNotice from '..';

// The data of the docs plugin exists in a built site only.
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: jest.fn(),
  useLatestVersion: jest.fn(),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: jest.fn(),
}));

const english = 'docs/components/alerts/index.mdx';
const translated =
  'i18n/fr-FR/docusaurus-plugin-content-docs/current/components/alerts/index.mdx';

function show(source: string, state?: string, docs: unknown[] = []) {
  jest.mocked(useDocusaurusContext).mockReturnValue({
    i18n: {currentLocale: 'fr-FR'},
    siteConfig: {
      baseUrl: '/fr-FR/',
      trailingSlash: true,
      future: {experimental_router: 'browser'},
      customFields: {
        repositoryUrl: 'https://github.com/vuetifyjs/docs',
        repositoryBranch: 'main',
      },
    },
  } as never);
  jest.mocked(useLatestVersion).mockReturnValue({docs} as never);
  jest.mocked(useDoc).mockReturnValue({
    frontMatter: {},
    metadata: {
      source: `@site/${source}`,
      permalink: '/fr-FR/next/components/alerts/',
      ...(state !== undefined && {
        translation: {
          state,
          englishFile: english,
          translatedFile: translated,
        },
      }),
    },
  } as never);
  return render(
    <MemoryRouter>
      <TranslationNotice />
    </MemoryRouter>,
  );
}

const hrefOf = (name: RegExp) =>
  screen.getByRole('link', {name}).getAttribute('href');

test('a page built from the English file says so and leads on', () => {
  show(english, 'missing');
  expect(screen.getByText(/not translated yet/)).toBeInTheDocument();
  expect(hrefOf(/English page/)).toBe('/en/next/components/alerts/');
  expect(hrefOf(/Help to translate/)).toBe(
    'https://github.com/vuetifyjs/docs/blob/main/CONTRIBUTING.md#translate',
  );
});

test('help leads to the guide where there is one', () => {
  show(english, 'missing', [
    {
      id: 'getting-started/contributing/index',
      path: '/fr-FR/getting-started/contributing/',
    },
  ]);
  expect(hrefOf(/Help to translate/)).toBe(
    '/fr-FR/getting-started/contributing/',
  );
});

test('an old translation leads to the English page and its changes', () => {
  show(translated, 'stale');
  expect(screen.getByText(/has changed since/)).toBeInTheDocument();
  expect(hrefOf(/English page/)).toBe('/en/next/components/alerts/');
  expect(hrefOf(/What changed/)).toBe(
    `https://github.com/vuetifyjs/docs/commits/main/${english}`,
  );
});

test.each([
  [translated, 'translated'],
  [translated, 'missing'],
  [english, undefined],
])('%s in state %s needs no notice', (source, state) => {
  expect(show(source, state).container).toBeEmptyDOMElement();
});
