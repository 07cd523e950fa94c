/**
 * Moves prepared files into the site, all or none of them. What is to be moved
 * lies ready beside the site, on the same disk, so that the move itself is a
 * few renames. Uses nothing but Node, as it also runs before an install.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * One path that a command changes.
 *
 * @typedef {object} Change
 * @property {string} path from the site's root.
 * @property {boolean} existed whether it was there before.
 * @property {boolean} exists whether it is there after.
 * @property {string} [hash] of a file that takes the place of another.
 */

/**
 * @typedef {object} Journal
 * @property {string} command what changed the site, in words.
 * @property {Change[]} changes
 */

/** Where moves are prepared and kept, from the site's root. */
export const movesFolder = '.cache/versions';

/** @param {string} siteDir */
const placesOf = (siteDir) => {
  const folder = path.join(siteDir, movesFolder);
  return {
    folder,
    /** A move that has begun and not ended. */
    running: path.join(folder, 'running'),
    /** The last one that ended. */
    last: path.join(folder, 'last'),
    /** What the last one brought, after it was undone. */
    undone: path.join(folder, 'undone'),
  };
};

/**
 * @param {string} folder
 * @returns {Journal}
 */
function readJournal(folder) {
  const file = path.join(folder, 'journal.json');
  const journal = /** @type {unknown} */ (
    JSON.parse(fs.readFileSync(file, 'utf8'))
  );
  return /** @type {Journal} */ (journal);
}

/** @param {string} file */
const hashOf = (file) =>
  createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/**
 * Lays out a move: what comes in `new/`, copies of the files whose place it
 * takes in `old/`. The site is not touched.
 *
 * @param {string} siteDir
 * @param {string} command what changes the site, in words.
 * @param {string} fromDir a copy of the site, changed.
 * @param {readonly {path: string, existed: boolean, exists: boolean}[]} changes
 * @returns {string} the folder of the move.
 */
export function prepareMove(siteDir, command, fromDir, changes) {
  const {folder} = placesOf(siteDir);
  fs.mkdirSync(folder, {recursive: true});
  const move = fs.mkdtempSync(path.join(folder, `prepared-${process.pid}-`));
  for (const kind of ['new', 'old']) {
    fs.mkdirSync(path.join(move, kind));
  }
  /** @type {Change[]} */
  const listed = changes.map((change, index) => {
    const source = path.join(fromDir, change.path);
    const target = path.join(siteDir, change.path);
    if (change.exists) {
      fs.cpSync(source, path.join(move, 'new', String(index)), {
        recursive: true,
      });
    }
    if (change.exists && change.existed) {
      fs.copyFileSync(target, path.join(move, 'old', String(index)));
      return {...change, hash: hashOf(source)};
    }
    return change;
  });
  fs.writeFileSync(
    path.join(move, 'journal.json'),
    `${JSON.stringify({command, changes: listed}, null, 2)}\n`,
  );
  return move;
}

/**
 * Puts everything back that a move has changed, whichever of it is done.
 *
 * @param {string} siteDir
 */
function rollBack(siteDir) {
  const {running} = placesOf(siteDir);
  const {changes} = readJournal(running);
  for (const [index, {path: name, existed, exists}] of [
    ...changes.entries(),
  ].reverse()) {
    const target = path.join(siteDir, name);
    const incoming = path.join(running, 'new', String(index));
    const outgoing = path.join(running, 'old', String(index));
    if (exists && existed) {
      if (!fs.existsSync(incoming)) {
        fs.copyFileSync(target, incoming);
      }
      const copy = `${outgoing}.copy`;
      fs.copyFileSync(outgoing, copy);
      fs.renameSync(copy, target);
    } else if (exists && !fs.existsSync(incoming) && fs.existsSync(target)) {
      fs.renameSync(target, incoming);
    } else if (!exists && fs.existsSync(outgoing)) {
      fs.renameSync(outgoing, target);
    }
  }
}

/**
 * Moves what was prepared into the site. A few renames; when one of them fails,
 * those before it are taken back.
 *
 * @param {string} siteDir
 * @param {string} move the folder that `prepareMove` gave.
 */
export function runMove(siteDir, move) {
  const {running, last} = placesOf(siteDir);
  const {changes} = readJournal(move);
  // Refused while another move runs, as that folder is not empty.
  fs.renameSync(move, running);
  try {
    for (const [index, {path: name, exists}] of changes.entries()) {
      const target = path.join(siteDir, name);
      if (exists) {
        fs.renameSync(path.join(running, 'new', String(index)), target);
      } else {
        fs.renameSync(target, path.join(running, 'old', String(index)));
      }
    }
  } catch (error) {
    rollBack(siteDir);
    fs.rmSync(running, {recursive: true});
    throw error;
  }
  fs.rmSync(last, {recursive: true, force: true});
  fs.renameSync(running, last);
}

/**
 * Takes a move back that began and did not end: the machine, or the process
 * that moves, was stopped in the middle.
 *
 * @param {string} siteDir
 * @returns {string | undefined} the command that is taken back, if there is one.
 */
export function recover(siteDir) {
  const {running} = placesOf(siteDir);
  if (!fs.existsSync(running)) {
    return undefined;
  }
  const {command} = readJournal(running);
  rollBack(siteDir);
  fs.rmSync(running, {recursive: true});
  return command;
}

/**
 * The last move, for who wants to undo it.
 *
 * @param {string} siteDir
 * @returns {Journal | undefined}
 */
export function lastMove(siteDir) {
  const {last} = placesOf(siteDir);
  return fs.existsSync(last) ? readJournal(last) : undefined;
}

/**
 * Puts everything back as it was before the last move. What it had brought is
 * kept in `.cache/versions/undone`.
 *
 * @param {string} siteDir
 * @throws {Error} when a file that it had written was changed since.
 */
export function undoMove(siteDir) {
  const {running, last, undone} = placesOf(siteDir);
  const changed = readJournal(last)
    .changes.filter(
      ({path: name, hash}) =>
        hash !== undefined && hashOf(path.join(siteDir, name)) !== hash,
    )
    .map(({path: name}) => name);
  if (changed.length > 0) {
    throw new Error(
      `Changed since: ${changed.join(', ')}. To undo would lose that. Take these changes back, or commit them, and try again.`,
    );
  }
  fs.renameSync(last, running);
  rollBack(siteDir);
  fs.rmSync(undone, {recursive: true, force: true});
  fs.renameSync(running, undone);
}

// As a process of its own, it goes on when the command that started it is killed.
const [, script, siteDir, move] = process.argv;
if (script === fileURLToPath(import.meta.url) && siteDir && move) {
  runMove(siteDir, move);
}
