/**
 * `npm run version:undo`: takes back the last cut, retirement or upgrade, as
 * long as it is not committed.
 */
import {root} from './lib/run';
import {undoLast} from './versions/undo';

try {
  const command = undoLast(root);
  console.log(
    `Undone: ${command}. What it had written is kept in .cache/versions/undone until the next undo.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
