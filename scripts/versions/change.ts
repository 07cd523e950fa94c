import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {prepareMove, recover} from '../lib/journal.mjs';
import {type Change, findChanges} from './changes';
import {checkClean} from './git';
import {createStage, removeLeftovers, type Stage} from './stage';

const journal = path.join(__dirname, '../lib/journal.mjs');

/** How a command changes the site. */
export interface Work {
  /** The command in words, such as "the cut of version 2.8". */
  readonly command: string;
  /** Changes the copy of the site. */
  readonly edit: (stage: Stage, signal: AbortSignal) => Promise<void> | void;
  /** Looks at the changed copy; throws when it may not replace the site. */
  readonly check: (
    stage: Stage,
    changes: readonly Change[],
    signal: AbortSignal,
  ) => Promise<void> | void;
  /** Stops after the checks. */
  readonly dryRun?: boolean;
}

/**
 * Runs the move in a process of its own, so that whoever kills this one, or
 * presses Ctrl-C, does not stop it between two renames.
 */
function runMoveApart(siteDir: string, move: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [journal, siteDir, move], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The files could not be moved:\n${errors}`));
      }
    });
  });
}

/** Aborts at Ctrl-C and when asked to end, so that what is open is closed. */
async function untilInterrupted<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => {
    controller.abort(new Error('Interrupted; nothing was changed.'));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  signals.forEach((name) => process.on(name, abort));
  try {
    return await work(controller.signal);
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    signals.forEach((name) => process.off(name, abort));
  }
}

/**
 * Changes the site in a copy, and moves what differs into the site when the
 * copy has passed its checks: all of it or nothing. Before that moment the site
 * is only read, so it is as it was whatever ends the command.
 *
 * @param siteDir - the site, in a git repository without changes.
 * @returns what was changed; in a dry run, what would be.
 * @throws an error that says what to do; then nothing is changed.
 */
export async function changeSite(
  siteDir: string,
  {command, edit, check, dryRun = false}: Work,
): Promise<readonly Change[]> {
  recover(siteDir);
  removeLeftovers(siteDir);
  const commit = checkClean(siteDir);
  const stage = createStage(siteDir);
  let move: string | undefined;
  try {
    return await untilInterrupted(async (signal) => {
      await edit(stage, signal);
      signal.throwIfAborted();
      const changes = findChanges(siteDir, stage);
      move = prepareMove(siteDir, command, stage.dir, changes);
      await check(stage, changes, signal);
      signal.throwIfAborted();
      if (dryRun) {
        return changes;
      }
      if (checkClean(siteDir) !== commit) {
        throw new Error(
          'There was a commit meanwhile. Run the command again, for the site as it is now.',
        );
      }
      await runMoveApart(siteDir, move);
      return changes;
    });
  } finally {
    stage.remove();
    if (move !== undefined) {
      fs.rmSync(move, {recursive: true, force: true});
    }
  }
}
