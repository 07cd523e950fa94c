import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {codeHash, openResults} from '../util/keptResults';
import {type CardJob, cardName, writeCards} from './cards/write';
import {apiEntry, pageEntry, writeFull, writeOverview} from './llms';
import {readHead} from './markdown/head';
import {readHeading} from './markdown/page';
import {type ExportedVersion, type Options, parseOptions} from './options';
import {type PageGroup, sidebarGroups} from './sidebar';
import {type Twin, type TwinSite, writeTwin} from './twin';

export type {Options};

/** Heading of the generated pages; the same word in every language. */
const apiLabel = 'API';

/** Heading that https://llmstxt.org gives to what can be left out. */
const optionalLabel = 'Optional';

/** Pages of an API have the same for programs beside them. */
const apiPage = /(?:^|\/)api\/[^/]+\/$/;

/**
 * Writes the pages of the documentation for programs: see the README beside
 * this file.
 *
 * @throws when the options are wrong, naming each field.
 */
export default function pageExports(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  rawOptions: unknown,
): Plugin {
  const {versions, cards} = parseOptions(rawOptions);
  const site = siteConfig.title;
  const siteName = ` ${siteConfig.titleDelimiter} ${site}`;
  const groups = new Map<string, readonly PageGroup[]>();

  const readHome = (outDir: string) =>
    fs.promises.readFile(path.join(outDir, 'index.html'), 'utf8');

  async function writeOverviews(
    {name, label, path: at}: ExportedVersion,
    twins: readonly Twin[],
    {outDir, url}: TwinSite,
  ): Promise<void> {
    const head = {
      title: `${site} ${label}`,
      summary: readHead(await readHome(outDir), siteName).description,
    };
    const own = new Map(
      twins
        .filter(({version}) => version === name)
        .map((twin) => [baseUrl + twin.path, twin]),
    );
    const pages = (groups.get(name) ?? []).map((group) => ({
      label: group.label,
      twins: group.permalinks
        .map((permalink) => own.get(permalink))
        .filter((twin) => twin !== undefined),
    }));
    const below = at ? `${at}/` : '';
    const folder = path.join(outDir, at);
    const entryOf = (file: string) => ({
      title: path.posix.basename(file),
      url: url + below + file,
    });
    await fs.promises.writeFile(
      path.join(folder, 'llms.txt'),
      writeOverview({
        ...head,
        sections: [
          ...pages.map((group) => ({
            label: group.label,
            entries: group.twins.map((twin) => pageEntry(twin, url)),
          })),
          {
            label: apiLabel,
            entries: [
              entryOf('api/index.json'),
              ...[...own.values()]
                .filter((twin) => apiPage.test(twin.path))
                .map((twin) => apiEntry(twin, url)),
            ],
          },
          {label: optionalLabel, entries: [entryOf('llms-full.txt')]},
        ],
      }),
    );
    await fs.promises.writeFile(
      path.join(folder, 'llms-full.txt'),
      writeFull(
        head,
        pages.flatMap((group) => group.twins),
        url,
      ),
    );
  }

  /** The cards of the home page and of the current release's pages. */
  async function cardsOf(
    twins: readonly Twin[],
    outDir: string,
    release: ExportedVersion,
  ): Promise<CardJob[]> {
    const home = {
      card: {
        site: `${site} ${release.label}`,
        section: '',
        title: readHeading(await readHome(outDir)),
      },
      file: path.join(outDir, cardName),
    };
    const sections = new Map(
      (groups.get(release.name) ?? []).flatMap(({label, permalinks}) =>
        permalinks.map((permalink) => [permalink, label] as const),
      ),
    );
    const pages = twins
      .filter(({version}) => version === release.name)
      .map((twin) => ({
        card: {
          site: `${site} ${release.label}`,
          section:
            sections.get(baseUrl + twin.path) ??
            (apiPage.test(twin.path) ? apiLabel : ''),
          title: twin.title,
        },
        file: path.join(outDir, twin.path, cardName),
      }));
    return [home, ...pages];
  }

  return {
    name: 'page-exports',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      for (const version of docs?.loadedVersions ?? []) {
        groups.set(version.versionName, sidebarGroups(version, site));
      }
    },

    async postBuild({outDir, routesPaths}) {
      const cache = path.join(siteDir, 'node_modules/.cache/page-exports');
      const kept = openResults(
        path.join(cache, `${i18n.currentLocale}.json`),
        codeHash(__dirname),
        z.string(),
      );
      const target: TwinSite = {
        outDir,
        url: siteConfig.url + baseUrl,
        locale: i18n.currentLocale,
        siteName,
        labelOf: (version) =>
          versions.find(({name}) => name === version)?.label ?? version,
        readFile: (file) => fs.readFileSync(path.join(siteDir, file), 'utf8'),
        kept,
      };
      const twins: Twin[] = [];
      for (const route of routesPaths.filter((at) => at.endsWith('/'))) {
        const twin = await writeTwin(route.slice(baseUrl.length), target);
        twins.push(...(twin ? [twin] : []));
      }
      kept.save();
      for (const version of versions) {
        await writeOverviews(version, twins, target);
      }
      const release = versions.find(({path: at}) => at === '');
      if (cards && release) {
        await writeCards(
          await cardsOf(twins, outDir, release),
          i18n.currentLocale,
          cache,
        );
      }
    },
  };
}
