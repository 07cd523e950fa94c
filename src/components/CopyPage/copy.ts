/** @throws when the file cannot be loaded. */
async function load(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file}: ${response.status}`);
  }
  return response.text();
}

/**
 * Copies a text file. The browser is asked before the file is there: some
 * allow copying only while they handle the visitor's press.
 *
 * @param file - address of the file.
 * @throws when it cannot be loaded, or the browser does not allow copying.
 */
export async function copyFrom(file: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await load(file));
    return;
  }
  const type = 'text/plain';
  await navigator.clipboard.write([
    new ClipboardItem({
      [type]: load(file).then((text) => new Blob([text], {type})),
    }),
  ]);
}
