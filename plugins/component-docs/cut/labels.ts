import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {translatedDocs} from '../../util/versionFolders';

const labelsSchema = z.record(
  z.string(),
  z.object({message: z.string(), description: z.string().optional()}),
);

/**
 * Gives a cut version its own translated labels. Docusaurus copies those of
 * `docs/` with the name "next" in them, and only for locales that have
 * translated pages.
 *
 * @param siteDir - the site's root.
 * @param version - the version that was cut.
 * @param localeFolders - folders of the locales under `i18n/`.
 * @throws when a file of labels is not what Docusaurus writes.
 */
export function writeVersionLabels(
  siteDir: string,
  version: string,
  localeFolders: readonly string[],
): void {
  for (const locale of localeFolders) {
    const folder = translatedDocs(locale);
    const source = path.join(siteDir, folder, 'current.json');
    if (!fs.existsSync(source)) {
      continue;
    }
    const result = labelsSchema.safeParse(
      JSON.parse(fs.readFileSync(source, 'utf8')),
    );
    if (!result.success) {
      throw new Error(
        `${folder}/current.json is not usable: ${z.prettifyError(result.error)}. Write it anew with "npx docusaurus write-translations --locale ${locale}".`,
      );
    }
    const labels = {
      ...result.data,
      'version.label': {
        message: version,
        description: `The label for version ${version}`,
      },
    };
    fs.writeFileSync(
      path.join(siteDir, folder, `version-${version}.json`),
      `${JSON.stringify(labels, null, 2)}\n`,
    );
  }
}
