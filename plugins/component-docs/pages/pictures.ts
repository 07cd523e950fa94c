import fs from 'node:fs';
import path from 'node:path';
import type {CategoryCard} from '../client/api';

/**
 * Finds the pictures of component pages among the static files.
 *
 * @param directories - absolute paths of the static files.
 * @param folder - where the pictures are, below them; absent for none.
 * @returns gives the addresses for a page that has both of its pictures.
 */
export function pictureFinder(
  directories: readonly string[],
  folder: string | undefined,
): (page: string) => CategoryCard['picture'] {
  if (folder === undefined) {
    return () => undefined;
  }
  const has = (file: string) =>
    directories.some((directory) => fs.existsSync(path.join(directory, file)));
  return (page) => {
    const [light, dark] = ['light', 'dark'].map((theme) =>
      path.posix.join(folder, `${page}-${theme}.webp`),
    ) as [string, string];
    return has(light) && has(dark)
      ? {light: `/${light}`, dark: `/${dark}`}
      : undefined;
  };
}
