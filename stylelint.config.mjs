/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['build/**', '.docusaurus/**', 'node_modules/**', '.cache/**'],
  rules: {
    // Infima and CSS modules name things in BEM and camel case.
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'selector-class-pattern': null,
    // Blank lines group the tokens, all written in the same length.
    'custom-property-empty-line-before': null,
    'color-hex-length': 'long',
    // Component styles follow the markup's order, which this rule forbids.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [
      true,
      {ignorePseudoClasses: ['global', 'local']},
    ],
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    // A mirrored layout needs no second stylesheet.
    'property-disallowed-list': [
      [
        '/^(margin|padding|border)-(left|right)/',
        '/^border-(top|bottom)-(left|right)-radius$/',
        'left',
        'right',
      ],
      {message: 'Use the logical property: nothing here assumes a direction.'},
    ],
  },
};
