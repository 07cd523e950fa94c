import fs from 'node:fs';
import * as z from 'zod';
import {generatedFiles} from './bundle';

const fileSchema = z.looseObject({
  islands: z.record(z.string(), z.array(z.string())),
});

/**
 * Reads which scripts the islands of pages load in the finished build, which no
 * page names.
 *
 * @param generatedFilesDir - Docusaurus' folder for generated files.
 * @returns a function that gives the paths below the base address, by the address
 *   of a page.
 * @throws when the build wrote no such list.
 */
export function readIslandFiles(
  generatedFilesDir: string,
): (address: string) => readonly string[] {
  const file = generatedFiles(generatedFilesDir).pages;
  const {islands} = fileSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return (address) => islands[address] ?? [];
}
