import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {checkOptions} from '../util/options';
import type {StatusPageData} from './client';
import {openWords} from './keptWords';
import {englishMessages} from './messages';
import type {PseudoData} from './pseudo/find';
import {readPseudoEntries} from './pseudo/messages';
import {isPublished, readPublished} from './published';
import {currentRelease} from './site';
import {localeStatus} from './status';

const optionsSchema = z.strictObject({
  id: z.string().optional(),
  /** Languages that people translate into, in the order of the table. */
  languages: z.array(
    z.object({locale: z.string().min(2), name: z.string().min(1)}),
  ),
  /**
   * Of the pseudo-locale: where the repository is searched for a message, and
   * address of a script to translate in the page.
   */
  pseudo: z
    .union([
      z.literal(false),
      z.strictObject({searchUrl: z.url(), script: z.string().optional()}),
    ])
    .default(false),
});

/** Options of the plugin. */
export type Options = z.input<typeof optionsSchema>;

type PluginOptions = z.output<typeof optionsSchema>;

/** Checks the options; see the README for what they say. */
export function validateOptions({options}: {options: unknown}): PluginOptions {
  return {
    id: 'default',
    ...checkOptions('translations', optionsSchema, options),
  };
}

function readStatus(
  siteDir: string,
  languages: Options['languages'],
): StatusPageData {
  const version = currentRelease(siteDir);
  // While messages are extracted there is no translation to speak of.
  if (!fs.existsSync(path.join(siteDir, 'i18n'))) {
    return {version, languages: []};
  }
  const site = {siteDir, locales: languages.map(({locale}) => locale)};
  const english = englishMessages(siteDir);
  const published = readPublished(siteDir);
  const words = openWords(siteDir);
  const page: StatusPageData = {
    version,
    languages: languages.map(({locale, name}) => {
      const status = localeStatus(
        site,
        english,
        locale,
        {},
        version,
        words.countOf,
      );
      const {pages, strings, api, complete} = status;
      return {
        locale,
        name,
        complete,
        published: isPublished(status, published),
        pages,
        strings,
        api,
      };
    }),
  };
  words.save();
  return page;
}

/** Hands the status of the translations to the page that shows it. */
export default function translations(
  {siteDir, baseUrl}: LoadContext,
  {languages, pseudo}: PluginOptions,
): Plugin {
  // Below the locale, so that several servers can stand behind one address.
  const socket = `${baseUrl}ws`;
  return {
    name: 'translations',
    async contentLoaded({actions}) {
      await actions.createData('status.json', readStatus(siteDir, languages));
      if (pseudo) {
        await actions.createData('pseudo.json', {
          searchUrl: pseudo.searchUrl,
          entries: readPseudoEntries(siteDir),
        } satisfies PseudoData);
      }
    },
    getClientModules: () =>
      pseudo
        ? ['source.css', 'interface.ts'].map((file) =>
            path.join(__dirname, 'pseudo', file),
          )
        : [],
    injectHtmlTags: () => ({
      headTags:
        pseudo && pseudo.script !== undefined
          ? [
              {
                tagName: 'script',
                attributes: {src: pseudo.script, defer: true},
              },
            ]
          : [],
    }),
    configureWebpack: () =>
      ({
        devServer: {
          client: {webSocketURL: {pathname: socket}},
          webSocketServer: {type: 'ws', options: {path: socket}},
        },
      }) as object,
  };
}
