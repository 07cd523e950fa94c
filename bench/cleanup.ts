/**
 * Has something undone once it is no longer needed, at the latest when the
 * bench ends, by Ctrl-C too.
 *
 * @param undo - must not wait for anything.
 * @returns undoes it.
 */
export function undoAtEnd(undo: () => void): () => void {
  process.once('exit', undo);
  return () => {
    process.off('exit', undo);
    undo();
  };
}
