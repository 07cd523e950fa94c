import {languages} from '../../../config/locales';
import {detectLocale, resolvePath, type GatewaySite} from '../browser/resolve';

const site: GatewaySite = {
  languages,
  fallback: 'en',
  reservedSegments: ['api', 'next', '1.5'],
};
const nobody = {stored: null, preferred: []};
const french = {stored: null, preferred: ['fr-CA', 'en']};

describe('detectLocale', () => {
  it.each([
    ['the stored choice', {stored: 'ja-JP', preferred: ['de']}, 'ja-JP'],
    ['a stored alternate', {stored: 'ko', preferred: ['de']}, 'ko-KR'],
    [
      'the browser, if the stored one is unknown',
      {stored: 'xx', preferred: ['de']},
      'de-DE',
    ],
    ['an exact locale', {stored: null, preferred: ['zh-CN']}, 'zh-CN'],
    ['an alternate', {stored: null, preferred: ['zh-Hans']}, 'zh-CN'],
    ['a base language', {stored: null, preferred: ['ru-BY']}, 'ru-RU'],
    [
      'the first that matches',
      {stored: null, preferred: ['it', 'ko', 'de']},
      'ko-KR',
    ],
    ['the fallback', {stored: null, preferred: ['it', 'nl']}, 'en'],
    [
      "the fallback for the pseudo-locale's language",
      {stored: null, preferred: ['eo']},
      'en',
    ],
  ])('takes %s', (_name, visitor, locale) => {
    expect(detectLocale(site, visitor)).toBe(locale);
  });
});

describe('resolvePath', () => {
  it.each([
    ['/components/alerts/', '/fr-FR/components/alerts/'],
    ['/api/v-btn/', '/fr-FR/api/v-btn/'],
    ['/next/', '/fr-FR/next/'],
    ['/1.5/components/alerts/', '/fr-FR/1.5/components/alerts/'],
    ['/it/components/alerts/', '/fr-FR/components/alerts/'],
    ['/pt-BR/', '/fr-FR/'],
    ['/sr-Latn/styles/colors', '/fr-FR/styles/colors'],
    ['/it', '/fr-FR/'],
    ['/ru/components/alerts/', '/ru-RU/components/alerts/'],
    ['/zh-Hans', '/zh-CN/'],
    ['/EN/components/alerts/', '/en/components/alerts/'],
    ['//evil.example/x', '/fr-FR/evil.example/x'],
    ['/it//evil.example/x', '/fr-FR/evil.example/x'],
  ])('leads %s to %s', (from, to) => {
    expect(resolvePath(from, site, french)).toEqual({
      kind: 'redirect',
      path: to,
    });
  });

  it('never redirects an address that has its locale', () => {
    expect(resolvePath('/de-DE/nowhere/', site, nobody)).toEqual({
      kind: 'missing',
      locale: 'de-DE',
    });
  });
});
