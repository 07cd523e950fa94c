import {languages} from '../../config/locales';
import {allLocales, checkLocales, testLocales} from '../lib/locales';

test('the tested locales exist', () => {
  expect(checkLocales(testLocales)).toBe(testLocales);
});

test('an unknown locale is refused by name', () => {
  expect(() => checkLocales(['en', 'tlh'])).toThrow(
    /^Language not found: tlh\. There are en, /,
  );
});

test('all locales are those of the configuration', () => {
  expect(allLocales).toHaveLength(languages.length);
});
