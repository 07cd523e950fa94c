import type {TranslationFile, TranslationFileContent} from '@docusaurus/types';
import {versionFolder} from '../../util/versionFolders';
import type {Metadata} from '../metadata/model';
import {findShared, placesOf} from './shared';
import {collectTexts} from './texts';

/**
 * Folder of a version's API texts, from the folder of the plugin's
 * translations: beside the translated pages, so that a cut takes it along.
 */
export const apiFolder = (version: string): string =>
  `${versionFolder(version)}/api`;

/**
 * The texts of an API as translators get them: a file a component, one for
 * mixins and one for what is said everywhere. Each shared text is there once,
 * and what another release lends is translated there.
 *
 * @param folder - of the version.
 * @returns files whose descriptions repeat the English, which stays in sight
 * when the message is translated.
 */
export function translationFiles(
  metadata: Metadata,
  folder: string,
): TranslationFile[] {
  const texts = collectTexts(metadata).filter(({borrowed}) => !borrowed);
  const shared = findShared(texts);
  const files = new Map<string, TranslationFileContent>();
  for (const entry of texts) {
    const {text} = entry;
    const place = placesOf(entry, shared).at(-1);
    if (place) {
      const content = files.get(place.file) ?? {};
      content[place.key] = {message: text, description: text};
      files.set(place.file, content);
    }
  }
  return [...files].sort().map(([file, content]) => ({
    path: `${folder}/${file}`,
    content: Object.fromEntries(Object.entries(content).sort()),
  }));
}
