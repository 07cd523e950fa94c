import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {distance} from 'fastest-levenshtein';
import type {NearestPage} from '../client/types';

/** Share of letters that may differ between two names that are alike. */
const tolerance = 0.4;

/** `components` and `alerts` of `/components/alerts/`. */
function partsOf({slug}: DocMetadata): {namespace: string; page: string} {
  const segments = slug.split('/').filter(Boolean);
  return {
    namespace: segments.slice(0, -1).join('/'),
    page: segments.at(-1) ?? '',
  };
}

/**
 * The page of the current release that takes the place of one that it lacks:
 * in the same namespace, and named most like it.
 *
 * @param doc - a page of another version.
 * @param last - the current release.
 * @returns nothing when the release has the page, or none that is like it.
 */
export function nearestPage(
  doc: DocMetadata,
  last: LoadedVersion,
): NearestPage | undefined {
  if (last.docs.some(({id}) => id === doc.id)) {
    return undefined;
  }
  const asked = partsOf(doc);
  const [nearest] = last.docs
    .flatMap((other) => {
      const {namespace, page} = partsOf(other);
      const by =
        distance(page, asked.page) / Math.max(page.length, asked.page.length);
      return namespace === asked.namespace && by <= tolerance
        ? [{other, by}]
        : [];
    })
    .sort((a, b) => a.by - b.by);
  return (
    nearest && {permalink: nearest.other.permalink, title: nearest.other.title}
  );
}
