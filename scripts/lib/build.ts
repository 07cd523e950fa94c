import {buildId} from '../../plugins/content-service/source/snapshot';
import {run} from './run';

/**
 * Builds one locale into `build/<locale>/`, in a process of its own: a process
 * that builds them all needs almost four times the memory. All share one
 * snapshot of remote content.
 *
 * @returns the exit code of the build.
 */
export function buildLocale(
  locale: string,
  args: readonly string[] = [],
): Promise<number> {
  return run('docusaurus', ['build', '--locale', locale, ...args], {
    CONTENT_SNAPSHOT: buildId(),
  });
}
