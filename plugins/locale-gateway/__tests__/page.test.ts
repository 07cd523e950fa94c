import {languages} from '../../../config/locales';
import {parseOptions} from '../options';
import {renderPage} from '../page';

const valid = {
  title: 'Vuetify',
  languages: [...languages],
  fallback: 'en',
  versionPaths: ['next'],
};

describe('parseOptions', () => {
  it('names a wrong field', () => {
    expect(() => parseOptions({...valid, versionPaths: [1]})).toThrow(
      /versionPaths/,
    );
  });

  it('refuses a fallback that is no language', () => {
    expect(() => parseOptions({...valid, fallback: 'it'})).toThrow(
      /expected the locale of a language.*fallback/s,
    );
  });
});

describe('renderPage', () => {
  it('links every language for visitors without scripts', () => {
    const html = renderPage({...valid, reservedSegments: []}, '/gateway.js');
    for (const {locale, name} of languages) {
      expect(html).toContain(
        `<a href="/${locale}/" hreflang="${locale}" lang="${locale}">${name}</a>`,
      );
    }
  });

  it('lets no name end the data block', () => {
    const html = renderPage(
      {
        ...valid,
        reservedSegments: [],
        languages: [{name: '</script><b>', locale: 'en'}],
      },
      '/gateway.js',
    );
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toContain('<b>');
  });
});
