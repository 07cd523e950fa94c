import fc from 'fast-check';
import {languages} from '../../../config/locales';
import {detectLocale, resolvePath, type GatewaySite} from '../browser/resolve';

const site: GatewaySite = {
  languages,
  fallback: 'en',
  reservedSegments: ['api', 'img', 'next', '1.5', 'components', 'motion'],
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
    [
      'the browser, if the stored one is the pseudo-locale',
      {stored: 'eo-UY', preferred: ['de']},
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
      {stored: null, preferred: ['eo', 'eo-UY']},
      'en',
    ],
  ])('takes %s', (_name, visitor, locale) => {
    expect(detectLocale(site, visitor)).toBe(locale);
  });
});

describe('resolvePath', () => {
  it.each([
    ['/', '/fr-FR/'],
    ['/components/alerts/', '/fr-FR/components/alerts/'],
    ['/components/alerts', '/fr-FR/components/alerts/'],
    ['/api/v-btn/', '/fr-FR/api/v-btn/'],
    ['/API/v-btn/', '/fr-FR/API/v-btn/'],
    ['/next/', '/fr-FR/next/'],
    ['/1.5', '/fr-FR/1.5/'],
    ['/1.5/components/alerts/', '/fr-FR/1.5/components/alerts/'],
    ['/motion', '/fr-FR/motion/'],
    ['/img/logo.svg', '/fr-FR/img/logo.svg'],
    ['/api/v-btn.json', '/fr-FR/api/v-btn.json'],
    ['/it/components/alerts/', '/fr-FR/components/alerts/'],
    ['/pt-BR/', '/fr-FR/'],
    ['/sr-Latn/styles/colors', '/fr-FR/styles/colors/'],
    ['/it', '/fr-FR/'],
    ['/ru/components/alerts/', '/ru-RU/components/alerts/'],
    ['/ko/', '/ko-KR/'],
    ['/ja', '/ja-JP/'],
    ['/zh-Hans', '/zh-CN/'],
    ['/EN/components/alerts/', '/en/components/alerts/'],
    ['/de-DE/components/alerts', '/de-DE/components/alerts/'],
    ['/en', '/en/'],
    ['//evil.example/x', '/fr-FR/evil.example/x/'],
    ['/it//evil.example/x', '/fr-FR/evil.example/x/'],
  ])('leads %s to %s', (from, to) => {
    expect(resolvePath(from, site, french)).toEqual({
      kind: 'redirect',
      path: to,
    });
  });

  it('never redirects an orderly address that has its locale', () => {
    expect(resolvePath('/de-DE/nowhere/', site, nobody)).toEqual({
      kind: 'missing',
      locale: 'de-DE',
    });
  });
});

describe('whatever is asked for', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      ...languages.map(({locale}) => locale),
      ...site.reservedSegments,
      ...['ru', 'zh-hans', 'EN', 'it', 'pt-BR', 'sr-Latn', 'x.y', '', '..'],
    ),
    fc.webSegment(),
    fc.string(),
  );
  const pathname = fc
    .array(segment, {maxLength: 5})
    .map((parts) => new URL(`http://site/${parts.join('/')}`).pathname);
  const visitor = fc.record({
    stored: fc.option(segment),
    preferred: fc.array(segment, {maxLength: 3}),
  });

  it('one redirect at most leads below a locale of this site', () => {
    fc.assert(
      fc.property(pathname, visitor, (path, who) => {
        const first = resolvePath(path, site, who);
        if (first.kind === 'missing') {
          return;
        }
        const there = new URL(first.path, 'http://site');
        expect(there.origin).toBe('http://site');
        expect(there.pathname).toBe(first.path);
        expect(resolvePath(first.path, site, who).kind).toBe('missing');
      }),
      {numRuns: 2000},
    );
  });
});

it('leads from a language that is not built to the fallback, whoever asks', () => {
  const [english, ...others] = languages;
  const part: GatewaySite = {
    ...site,
    languages: [english, ...others.filter(({locale}) => locale === 'fr-FR')],
    unpublished: ['ko-KR', 'ko'],
  };
  for (const code of ['ko-KR', 'ko', 'KO-kr']) {
    expect(resolvePath(`/${code}/components/alerts/`, part, french)).toEqual({
      kind: 'redirect',
      path: '/en/components/alerts/',
    });
  }
});
