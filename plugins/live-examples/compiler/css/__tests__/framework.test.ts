import path from 'node:path';
import postcss from 'postcss';
import {findFrameworks} from '../../frameworks';
import {frameworkSheet} from '../framework';
import {isInKeyframes} from '../prefix';

const frameworks = findFrameworks(path.join(__dirname, '../../../../..'), [
  {name: 'current', framework: {package: 'vuetify', vue: 'vue'}},
  {name: '1.5', framework: {package: 'vuetify-1.5', vue: 'vue-2.6'}},
]);

test.each(frameworks)('every rule of $key holds in its scope', (framework) => {
  const outside: string[] = [];
  postcss.parse(frameworkSheet(framework)).walkRules((rule) => {
    if (isInKeyframes(rule)) {
      return;
    }
    for (const selector of rule.selectors) {
      if (
        !selector.startsWith(`:where(.${framework.scope}`) &&
        !selector.includes('.vue-sandbox') &&
        selector !== 'html.overflow-y-hidden'
      ) {
        outside.push(selector);
      }
    }
  });
  expect(outside).toEqual([]);
});

test('both appearances have their colors at once', () => {
  const [two, one] = frameworks.map(frameworkSheet);
  expect(two).toMatch(
    /:where\(\.vs27\.vue-sandbox--light\) \.v-application \.primary\{background-color:#1976d2!important/,
  );
  expect(two).toMatch(
    /:where\(\.vs27\.vue-sandbox--dark\) \.v-application \.primary\{background-color:#2196f3!important/,
  );
  expect(one).toMatch(
    /:where\(\.vs15\.vue-sandbox--dark\) \.primary\{background-color:#1976d2!important/,
  );
});
