import {lastMove, recover, undoMove} from '../lib/journal.mjs';
import {isCommitted, unstage} from './git';

/**
 * Takes back what the last command of versions changed, byte for byte, as long
 * as it is not committed.
 *
 * @returns what was taken back, in words.
 * @throws an error that says what to do instead.
 */
export function undoLast(siteDir: string): string {
  const halfDone = recover(siteDir);
  if (halfDone !== undefined) {
    return halfDone;
  }
  const last = lastMove(siteDir);
  if (!last) {
    throw new Error('There is nothing to undo.');
  }
  const paths = last.changes.map(({path}) => path);
  if (isCommitted(siteDir, paths)) {
    throw new Error(
      `${last.command} is committed. Take the commit back: git revert <commit>`,
    );
  }
  undoMove(siteDir);
  unstage(siteDir, paths);
  return last.command;
}
