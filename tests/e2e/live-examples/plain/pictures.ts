import type {Page} from '@playwright/test';

/**
 * By how much, of 255, a color may differ: what is see-through is blended in
 * whole steps, once or twice, as the browser happens to put it on a layer of
 * its own. Of 86 examples, 82 need none of it.
 */
const tolerance = 2;

/**
 * Counts the pixels in which two pictures differ.
 *
 * @param page - any page; its browser decodes the pictures.
 * @returns infinity when they are not of one size.
 */
export async function countDifferences(
  page: Page,
  one: Buffer,
  other: Buffer,
): Promise<number> {
  if (one.equals(other)) {
    return 0;
  }
  return page.evaluate(
    async ({pictures, limit}) => {
      const [a, b] = await Promise.all(
        pictures.map(async (data) => {
          const response = await fetch(`data:image/png;base64,${data}`);
          const bitmap = await createImageBitmap(await response.blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a?.width !== b?.width || a?.height !== b?.height || !a || !b) {
        return Number.POSITIVE_INFINITY;
      }
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const differs = [0, 1, 2].some(
          (channel) =>
            Math.abs(
              (a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0),
            ) > limit,
        );
        count += differs ? 1 : 0;
      }
      return count;
    },
    {
      pictures: [one.toString('base64'), other.toString('base64')],
      limit: tolerance,
    },
  );
}
