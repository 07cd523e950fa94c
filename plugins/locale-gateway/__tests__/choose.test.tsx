import {languages} from '../../../config/locales';
import {chooseLanguage, takeReload} from '../browser/choose';
import {readStoredLanguage} from '../browser/storage';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'currentLanguage=; max-age=0; path=/';
});

test('a choice is stored, in the browser and for the host', () => {
  chooseLanguage(languages, 'ja-JP');
  expect(window.localStorage.getItem('currentLanguage')).toBe('ja-JP');
  expect(readStoredLanguage()).toBe('ja-JP');
  expect(document.cookie).toBe('currentLanguage=ja-JP');
  expect(takeReload()).toBe(false);
});

test('the pseudo-locale is not stored and reloads once', () => {
  chooseLanguage(languages, 'eo-UY');
  expect(readStoredLanguage()).toBeNull();
  expect(document.cookie).toBe('');
  expect(takeReload()).toBe(true);
  expect(takeReload()).toBe(false);
});

test('an unknown language is refused', () => {
  expect(() => {
    chooseLanguage(languages, 'tlh');
  }).toThrow('Language not found: tlh');
  expect(readStoredLanguage()).toBeNull();
});
