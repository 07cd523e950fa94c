import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {distance} from 'fastest-levenshtein';
import type {NearestPage} from '../client/types';

/** Share of letters that may differ between two names that are alike. */
const tolerance = 0.4;

/** The same where the page would stand in another namespace: `grid`, `grids`. */
const toleranceElsewhere = 0.2;

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
 * the one that is named most like it. In another namespace it must have almost
 * the same name.
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
      const isNear = namespace === asked.namespace;
      return by <= (isNear ? tolerance : toleranceElsewhere)
        ? [{other, by, isNear}]
        : [];
    })
    .sort((a, b) => a.by - b.by || Number(b.isNear) - Number(a.isNear));
  return (
    nearest && {permalink: nearest.other.permalink, title: nearest.other.title}
  );
}
