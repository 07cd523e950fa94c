import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const versionSchema = z.looseObject({
  version: z.looseObject({docs: z.record(z.string(), z.unknown())}),
});

/**
 * Takes the titles and descriptions of all docs out of what each page of a
 * version gets. Cards of a generated index read them, which this site has none
 * of; `forbid-loader.cjs` stops the build when one is used.
 *
 * @param generatedFilesDir - Docusaurus' folder for generated files.
 * @returns new texts of the files that hold a version.
 * @throws when there is none: Docusaurus moved on.
 */
export function trimVersions(generatedFilesDir: string): [string, string][] {
  const directory = path.join(
    generatedFilesDir,
    'docusaurus-plugin-content-docs/default/p',
  );
  const trimmed = fs.readdirSync(directory).flatMap((name) => {
    const file = path.join(directory, name);
    const {data} = versionSchema.safeParse(
      JSON.parse(fs.readFileSync(file, 'utf8')),
    );
    return data
      ? [
          [
            file,
            JSON.stringify({...data, version: {...data.version, docs: {}}}),
          ] satisfies [string, string],
        ]
      : [];
  });
  if (trimmed.length === 0) {
    throw new Error(
      `${directory} holds no version with docs; adapt plugins/lean-client/versions.ts to the installed Docusaurus.`,
    );
  }
  return trimmed;
}
