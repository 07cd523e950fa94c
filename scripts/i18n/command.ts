import {parseArgs} from 'node:util';
import type {
  Lines,
  PageRequest,
} from '../../plugins/translations/commands/start';
import {checkVersion} from '../../plugins/translations/site';
import {site} from './site';

/** Prints what a command says, or its error, which ends it with code 1. */
export function runCommand(command: () => Lines): void {
  try {
    console.log(command().join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Reads the arguments of a command that works on a page of a language.
 *
 * @param usage - how the command is called, for the error.
 * @throws when there are other arguments than a locale and a page.
 */
export function readRequest(usage: string): PageRequest & {same: boolean} {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {
      version: {type: 'string', default: 'current'},
      same: {type: 'boolean', default: false},
    },
  });
  const [locale, page, ...rest] = positionals;
  if (!locale || !page || rest.length > 0) {
    throw new Error(`Write: ${usage}`);
  }
  return {
    locale,
    page,
    version: checkVersion(site.siteDir, values.version),
    same: values.same,
  };
}
