import fs from 'node:fs';
import path from 'node:path';
import {
  type ParsedPlayground,
  parsePlayground,
} from '../live-examples/compiler/playground';

/** File of a playground, beside its page. */
const playgroundFile = 'playground.yaml';

/** What of a playground is no text, part by part. */
function partsOf({
  component,
  block,
  variants,
  options,
}: ParsedPlayground): Record<string, unknown> {
  return {
    component,
    block,
    ...Object.fromEntries(
      variants.map(({attributes}, index) => [
        `variants.${String(index)}.attributes`,
        Object.keys(attributes),
      ]),
    ),
    ...Object.fromEntries(
      options.map(({attribute, control, min, max, step}, index) => [
        `options.${String(index)}`,
        {attribute, control, min, max, step},
      ]),
    ),
  };
}

/**
 * What is wrong with the translated playground of a page: it cannot be read, or
 * differs from the English one in more than texts.
 *
 * @param english - folder of the English page, from the root.
 * @param translated - that of the translated one.
 * @returns a line for each problem; none when one of the files is missing.
 */
export function checkPlayground(
  siteDir: string,
  english: string,
  translated: string,
): string[] {
  const [source, target] = [english, translated].map((folder) =>
    path.posix.join(folder, playgroundFile),
  ) as [string, string];
  if (
    [source, target].some((file) => !fs.existsSync(path.join(siteDir, file)))
  ) {
    return [];
  }
  const read = (file: string) =>
    partsOf(
      parsePlayground(file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
    );
  let found: Record<string, unknown>;
  try {
    found = read(target);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const wanted = read(source);
  return [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((key) => JSON.stringify(wanted[key]) !== JSON.stringify(found[key]))
    .map((key) => `${target}: "${key}" is not as in ${source}`);
}
