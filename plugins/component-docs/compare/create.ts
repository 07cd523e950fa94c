import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {
  ApiBreakingData,
  ApiCompareData,
  ApiHistory,
  CompareSource,
} from '../client/compare';
import type {History} from '../history/schema';
import type {Metadata} from '../metadata/model';
import {compareMinors} from '../history/replay';
import {baseOf, findDoc} from '../pages/version';
import {breakingData} from './breaking';
import {ReleaseComparer} from './releases';
import {compareData, compareSource, minorOf} from './source';
import {timelines} from './timeline';

/** Page with `<ApiCompare />`, as `namespace/page`. */
const comparePage = 'components/api-compare';

/** A version of the docs and what it takes to compare it. */
export interface ComparisonInput {
  readonly version: LoadedVersion;
  readonly metadata: Metadata;
  /** Renders Markdown to safe HTML for the version and locale. */
  readonly render: (markdown: string) => string;
}

/** What the pages of one version show of other releases. */
export interface VersionComparison {
  readonly data: ApiCompareData;
  readonly source: CompareSource;
  /** What breaks since each earlier release that is documented, by its minor. */
  readonly breaking: ReadonlyMap<string, ApiBreakingData>;
  /** By tag. */
  readonly histories: ReadonlyMap<string, ApiHistory>;
}

/**
 * Compares the releases that the versions of the docs describe.
 *
 * @param inputs - the versions of the docs that are built.
 * @param unbuilt - what the others document; nothing links to them.
 * @param internal - tags that are not meant for use.
 * @returns what each version shows, by its name; versions of other packages
 * than that of the history show nothing.
 */
export function createComparisons(
  history: History,
  inputs: readonly ComparisonInput[],
  unbuilt: readonly Metadata[],
  internal: readonly string[],
): ReadonlyMap<string, VersionComparison> {
  const known = inputs.filter(
    ({metadata}) => metadata.package.name === history.package,
  );
  const released = [...known].sort(
    (a, b) => Number(b.version.isLast) - Number(a.version.isLast),
  );
  const compared = new Map(
    known.map((own) => {
      // Links lead into the reader's own version where it documents the minor.
      const source = compareSource(
        history,
        [
          ...[own, ...released].map(({version, metadata}) => ({
            base: `${baseOf(version)}api/`,
            metadata,
          })),
          ...unbuilt.map((metadata) => ({metadata})),
        ],
        internal,
        own.render,
      );
      const comparer = new ReleaseComparer(source);
      const data = compareData(source, comparer, minorOf(own.metadata));
      return [own.version.versionName, {own, source, comparer, data}] as const;
    }),
  );
  const pageOf = ({version}: ComparisonInput) => {
    const permalink = findDoc(version, comparePage)?.permalink;
    const comparison = compared.get(version.versionName)?.data.comparison;
    return permalink && comparison ? {permalink, comparison} : undefined;
  };
  return new Map(
    [...compared].map(([name, {own, source, comparer, data}]) => {
      const page = [own, ...released].map(pageOf).find(Boolean);
      const minor = minorOf(own.metadata);
      const histories = timelines(comparer, data.minors, minor, page);
      const breaking = new Map(
        Object.keys(source.documented)
          .filter((earlier) => compareMinors(earlier, minor) < 0)
          .map((earlier) => [
            earlier,
            breakingData(comparer.compare(earlier, minor), page),
          ]),
      );
      return [name, {data, source, breaking, histories}];
    }),
  );
}
