import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import reactHooks from 'eslint-plugin-react-hooks';
import vue from 'eslint-plugin-vue';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The plugin's types and presets are of ESLint 8; its rules run as they are.
 *
 * @type {import('eslint').ESLint.Plugin}
 */
const docusaurusRules = /** @type {{rules: {}}} */ ({
  rules: docusaurus.rules,
});

const scripts = ['**/*.{ts,tsx,mjs,cjs}'];
const examples = [
  'docs/**/examples/*.vue',
  'examples/**/*.vue',
  'versioned_docs/version-1.5/**/examples/*.vue',
];

/** Attributes that a visitor sees or hears. */
const spoken =
  'JSXAttribute[name.name=/^(?:alt|placeholder|summary|title|aria-(?:label|description|placeholder|roledescription|valuetext))$/]';

/** A code such as v-btn is the same in every language. */
const text = 'value=/[A-Z]|[a-z]\\s|^[a-z]+$/';

const untranslated = 'Translate it: translate({id, message, description}).';

const untranslatedText = [
  `${spoken} > Literal[${text}]`,
  `${spoken} > JSXExpressionContainer > Literal[${text}]`,
  `${spoken} ConditionalExpression > Literal[${text}]`,
  `${spoken} LogicalExpression > Literal[${text}]`,
  `${spoken} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[a-z]{2}/i]`,
].map((selector) => ({selector, message: untranslated}));

/** Text that others wrote becomes HTML in one way only. */
const rawHtml =
  'HTML goes into pages through src/components/Html, which takes what plugins/util/safeHtml.ts made.';

/** Where HTML comes from the site's own code: highlighted, JSON, or the page's. */
const ownHtml = [
  'plugins/lean-client/client/island.tsx',
  'src/components/Html/index.tsx',
  'src/components/ApiPage/EmbeddedData.tsx',
  'src/components/Example/SourcePanel.tsx',
  'src/theme/CodeBlock/index.tsx',
];

export default defineConfig(
  globalIgnores([
    'node_modules/',
    'build/',
    '.docusaurus/',
    '.cache/',
    'coverage/',
    'test-results/',
    '**/fixtures/',
    // Cut from docs/, which is linted.
    'versioned_docs/version-2.7/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: scripts,
    extends: [
      js.configs.recommended,
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A number or boolean in a message reads as expected.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true},
      ],
      // `() => setOpen(false)` is the usual way to write a handler.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
      // Promise-returning event handlers are fine; forgotten calls are not.
      '@typescript-eslint/no-misused-promises': [
        'error',
        {checksVoidReturn: {attributes: false}},
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurusRules},
    languageOptions: {globals: globals.browser},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': 'error',
      'no-restricted-syntax': [
        'error',
        ...untranslatedText,
        {
          selector:
            'JSXAttribute[name.name=/^(?:dangerouslySetInnerHTML|srcDoc)$/]',
          message: rawHtml,
        },
      ],
    },
  },
  {
    files: ownHtml,
    rules: {'no-restricted-syntax': ['error', ...untranslatedText]},
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'],
    rules: {
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc'].map(
          (property) => ({property, message: rawHtml}),
        ),
      ],
    },
  },
  {
    files: ['**/__tests__/**', 'tests/**'],
    rules: {
      // Tests run what the site must not.
      'no-new-func': 'off',
      'no-script-url': 'off',
      'no-restricted-properties': 'off',
      // Tests print words of their own.
      '@docusaurus/no-untranslated-text': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {globals: globals.node, sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: examples,
    extends: [vue.configs['flat/vue2-recommended']],
    languageOptions: {globals: globals.browser},
    rules: {
      // An example is named after what it shows.
      'vue/multi-word-component-names': 'off',
      // Vuetify's slots carry modifiers, as in #item.name.
      'vue/valid-v-slot': ['error', {allowModifiers: true}],
      'vue/no-template-target-blank': ['error', {allowReferrer: true}],
    },
  },
  {
    // The component gives `rel` to the element around its link.
    files: ['docs/components/breadcrumbs/examples/default-slot.vue'],
    rules: {'vue/no-template-target-blank': 'off'},
  },
  prettier,
);
