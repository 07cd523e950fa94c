import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {frozenFile, writeFrozen} from '../metadata/frozen';
import {readFromPackage} from '../metadata/versions';
import type {PluginOptions} from '../options';
import {checkNewVersion} from '../../util/versionData';
import {filesOfVersion, localeFolders, sharedFiles} from './files';
import {recordHashes} from './hashes';
import {writeVersionLabels} from './labels';
import {pinFramework} from './pin';
import {withRestore} from './restore';

type ExtendCli = NonNullable<Plugin['extendCli']>;
type Cli = Parameters<ExtendCli>[0];
type CutVersion = (version: string) => Promise<void> | void;

/**
 * Lets another plugin add its commands, with their actions wrapped. Commander
 * has no hook around a command, so the wrapping happens while it is declared.
 */
function extendWrapped(
  cli: Cli,
  extend: ExtendCli,
  wrap: (action: CutVersion) => CutVersion,
): void {
  const declare = cli.command.bind(cli);
  cli.command = ((...args: Parameters<typeof declare>) => {
    const command = declare(...args);
    const setAction = command.action.bind(command);
    command.action = (action) => setAction(wrap(action));
    return command;
  }) as Cli['command'];
  try {
    extend(cli);
  } finally {
    // The method of the prototype shows again.
    delete (cli as Partial<Cli>).command;
  }
}

/**
 * Adds the docs plugin's `docs:version`, made to freeze the API and the
 * framework with the docs or to leave nothing behind, and `docs:metadata`, which freezes the API of a
 * version that exists already.
 */
export function extendDocsCli(
  cli: Cli,
  extendStock: ExtendCli,
  {siteDir}: LoadContext,
  options: PluginOptions,
): void {
  const read = (version: string) =>
    readFromPackage(siteDir, options, version, (message) =>
      logger.warn(message),
    );
  extendWrapped(cli, extendStock, (cut) => async (version) => {
    checkNewVersion(siteDir, version);
    const metadata = await read('current');
    const locales = localeFolders(siteDir);
    const files = [
      ...filesOfVersion(siteDir, version, locales),
      ...sharedFiles.map((file) => path.join(siteDir, file)),
    ];
    await withRestore(files, async () => {
      await cut(version);
      writeVersionLabels(siteDir, version, locales);
      writeFrozen(siteDir, version, metadata);
      pinFramework(siteDir, version);
      recordHashes(siteDir, version);
    });
    logger.success(
      `[docs]: the API of ${metadata.package.name} ${metadata.package.version} is kept in ${frozenFile(version)}`,
    );
  });
  cli
    .command('docs:metadata')
    .arguments('<version>')
    .description('Freeze the API of an existing version from its package')
    .action(async (version: string) => {
      writeFrozen(siteDir, version, await read(version));
      recordHashes(siteDir, version);
      logger.success(`[docs]: wrote ${frozenFile(version)}`);
    });
}
