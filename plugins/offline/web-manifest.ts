import {readHead} from '../page-exports/markdown/head';
import type {ResolvedOptions} from './options';

interface Site {
  readonly title: string;
  readonly lang: string;
  readonly base: string;
}

/**
 * The web app manifest of a locale, by which browsers offer to install the
 * site. It is named as its home page, in the language of the locale.
 *
 * @param home - HTML of the locale's home page.
 */
export function webManifest(
  {title, lang, base}: Site,
  {colors, icons}: ResolvedOptions,
  home: string,
): string {
  const {title: name, description} = readHead(home, '');
  return `${JSON.stringify(
    {
      id: base,
      name,
      short_name: title,
      description,
      lang,
      dir: 'ltr',
      start_url: base,
      scope: base,
      display: 'minimal-ui',
      theme_color: colors.light,
      background_color: colors.light,
      icons: icons.map((icon) => ({...icon, src: base + icon.src})),
    },
    null,
    2,
  )}\n`;
}
