import fs from 'node:fs';
import path from 'node:path';

/**
 * Names of the installed packages that consist of ES modules, those that are
 * installed below another of them included.
 *
 * @param {string} modules - folder
 * @returns {string[]}
 */
function esModulePackages(modules) {
  if (!fs.existsSync(modules)) {
    return [];
  }
  return fs
    .readdirSync(modules)
    .flatMap((name) =>
      name.startsWith('@')
        ? fs
            .readdirSync(path.join(modules, name))
            .map((scoped) => `${name}/${scoped}`)
        : [name],
    )
    .filter((name) => {
      const manifest = path.join(modules, name, 'package.json');
      return (
        fs.existsSync(manifest) &&
        /"type":\s*"module"/.test(fs.readFileSync(manifest, 'utf8'))
      );
    })
    .flatMap((name) => [
      name,
      ...esModulePackages(path.join(modules, name, 'node_modules')),
    ]);
}

/** Packages that Jest must compile, as it runs CommonJS only. */
const compiled = [
  ...esModulePackages(path.join(import.meta.dirname, 'node_modules')),
  '@docusaurus/theme-[^/]+',
  '@docusaurus/core/lib/client',
  '@docusaurus/plugin-google-gtag/lib',
  'vuetify[^/]*/lib',
  'vee-validate/dist',
].join('|');

/** What Docusaurus' bundler aliases, in its order of precedence. */
const clientModules = {
  '^@theme/(.*)$': [
    '<rootDir>/src/theme/$1',
    '@docusaurus/theme-classic/lib/theme/$1',
    '@docusaurus/core/lib/client/theme-fallback/$1',
  ],
  '^@theme-(?:original|init)/(.*)$': [
    '@docusaurus/theme-classic/lib/theme/$1',
    '@docusaurus/core/lib/client/theme-fallback/$1',
  ],
  '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z]\\w+)$':
    '@docusaurus/core/lib/client/exports/$1',
  '^@generated/(.*)$': '<rootDir>/tests/unit/generated/$1',
  '^@content-service/(.*)$': '<rootDir>/tests/unit/content-service/$1',
  '^@api-pages$': '<rootDir>/plugins/component-docs/client/noPages.json',
  '^@site/(.*)$': '<rootDir>/$1',
  '\\.css$': '<rootDir>/tests/unit/css-module.cjs',
  '\\.svg$': '<rootDir>/tests/unit/svg.cjs',
};

/**
 * @param {object} parser - of swc
 * @returns {[string, object]} the transform of Jest
 */
function compile(parser) {
  return [
    '@swc/jest',
    {
      jsc: {
        parser,
        target: 'es2023',
        transform: {react: {runtime: 'automatic'}},
      },
      module: {type: 'commonjs'},
    },
  ];
}

/** @type {import('jest').Config} */
const shared = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.docusaurus/'],
  moduleNameMapper: clientModules,
  transform: {
    '\\.[cm]?tsx?$': compile({syntax: 'typescript', tsx: true}),
    // Docusaurus' browser code is JavaScript with JSX.
    '\\.[cm]?jsx?$': compile({syntax: 'ecmascript', jsx: true}),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${compiled})/)`],
};

/** Tests of what runs in the browser. */
const browserTests = [
  '<rootDir>/src/**/__tests__/**/*.test.{ts,tsx}',
  '<rootDir>/plugins/**/client/**/__tests__/**/*.test.ts',
  '<rootDir>/plugins/**/__tests__/**/*.test.tsx',
];

/** @type {import('jest').Config} */
export default {
  // Tests that bundle or install for real take their time on a busy machine.
  testTimeout: 60_000,
  // One less, as is the default, would leave half of a small machine idle.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{config,plugins,scripts,bench}/**/__tests__/**/*.test.ts',
        '<rootDir>/tests/content/*.test.ts',
      ],
      // Code of the browser is tested as such, below.
      testPathIgnorePatterns: ['/plugins/.*/client/'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: browserTests,
      setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
    },
  ],
};
