import {buildId} from '../../plugins/content-service/source/snapshot';
import {run} from './run';

/**
 * The processes that build a locale, one after the other, by the variables that
 * Docusaurus reads: the bundler keeps its memory until its process ends, so
 * another one writes the pages.
 */
export const buildSteps = [
  {DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true'},
  {DOCUSAURUS_SKIP_BUNDLING: 'true'},
] as const satisfies readonly Readonly<Record<string, string>>[];

/**
 * Builds one locale into `build/<locale>/`, in processes of its own: a process
 * that builds them all needs almost four times the memory. All share one
 * snapshot of remote content.
 *
 * @param args - more arguments of `docusaurus build`.
 * @returns the exit code of the build.
 */
export async function buildLocale(
  locale: string,
  args: readonly string[] = [],
): Promise<number> {
  for (const step of buildSteps) {
    const code = await run(
      'docusaurus',
      ['build', '--locale', locale, ...args],
      {
        CONTENT_SNAPSHOT: buildId(),
        ...step,
      },
    );
    if (code !== 0) {
      return code;
    }
  }
  return 0;
}
