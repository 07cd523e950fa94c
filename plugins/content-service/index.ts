import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Addresses, ClientConfig} from './client/types';
import {feedFile} from './content/feed';
import {parseOptions, type Options, type ResolvedOptions} from './options';
import {newestExcerpts, presentEntries} from './page-data';
import {releaseData} from './release-data';
import {readEmbedded} from './source/embedded';
import {buildId, takeSnapshot, type Taken} from './source/snapshot';
import {findSources, kinds} from './source/sources';

export type {Options} from './options';

const pluginName = 'content-service';

/** Where components read content from; see `client/modules.d.ts`. */
const modulePrefix = '@content-service';

function addressesOf(
  {imagesBase, ref}: ResolvedOptions,
  baseUrl: string,
): Addresses {
  return {
    baseUrl,
    ref,
    imagesBase: imagesBase.startsWith('/')
      ? baseUrl + imagesBase.slice(1)
      : imagesBase,
  };
}

/** Gives pages remote content. See README.md beside this file. */
export default function contentService(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  options: ResolvedOptions,
): Plugin<Taken> {
  const embedded = path.join(siteDir, options.embedded);
  const snapshot = path.join(
    siteDir,
    'node_modules/.cache',
    pluginName,
    'snapshot.json',
  );
  const addresses = addressesOf(options, baseUrl);
  let feed = '';

  return {
    name: pluginName,

    getPathsToWatch: () => [`${embedded}/*.json`],

    loadContent: () => takeSnapshot(snapshot, findSources(options), buildId()),

    async contentLoaded({content: taken, actions}) {
      for (const kind of kinds) {
        const fetched = taken[kind];
        const entries = fetched ?? readEmbedded(embedded, kind);
        const report = (problem: string) => {
          const message = `content-service: ${kind}, ${problem}`;
          if (!fetched) {
            throw new Error(
              `${message}. Correct ${options.embedded}/${kind}.json.`,
            );
          }
          logger.warn(`${message}. It is left out.`);
        };
        if (kind === 'releases') {
          const {
            list,
            notes,
            feed: made,
          } = releaseData(
            {sample: !fetched, entries},
            {...siteConfig, baseUrl, page: options.releasesPage},
            addresses,
            report,
          );
          feed = made;
          await actions.createData(`${kind}.json`, JSON.stringify(list));
          await actions.createData('release-notes.json', JSON.stringify(notes));
          await actions.createData(
            'newest-releases.json',
            JSON.stringify({sample: !fetched, items: newestExcerpts(entries)}),
          );
        } else {
          const items = presentEntries(kind, entries, addresses, report);
          await actions.createData(
            `${kind}.json`,
            JSON.stringify({sample: !fetched, items}),
          );
        }
      }
      const config: ClientConfig = {
        addresses,
        ...(options.bucket ? {bucket: options.bucket} : {}),
      };
      await actions.createData('config.json', JSON.stringify(config));
    },

    async postBuild({outDir}) {
      await fs.promises.writeFile(path.join(outDir, feedFile), feed);
    },

    configureWebpack: () => ({
      resolve: {
        alias: {
          [modulePrefix]: path.join(generatedFilesDir, pluginName, options.id),
        },
      },
    }),
  };
}

/** Checks the options; Docusaurus calls this before the plugin. */
export function validateOptions({
  options,
}: {
  options: Options;
}): ResolvedOptions {
  return parseOptions(options);
}
