import {fallbackLocale, languages} from '../../../config/locales';

export default {
  currentLocale: fallbackLocale,
  defaultLocale: fallbackLocale,
  path: 'i18n',
  locales: languages.map(({locale}) => locale),
  localeConfigs: Object.fromEntries(
    languages.map(({name, locale}) => [
      locale,
      {
        label: name,
        htmlLang: locale,
        direction: 'ltr',
        calendar: 'gregory',
        path: locale,
        baseUrl: `/${locale}/`,
        url: 'https://docs.example.com',
        translate: locale !== fallbackLocale,
      },
    ]),
  ),
};
