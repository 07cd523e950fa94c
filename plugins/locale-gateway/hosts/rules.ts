import type {GatewaySite} from '../browser/resolve';
import type {Header} from '../headers';
import type {Redirect} from '../redirects';

/** All that the rules of a host are made of. */
export interface HostRules {
  /** Headers of every answer. */
  readonly headers: readonly Header[];
  readonly site: GatewaySite;
  readonly redirects: readonly Redirect[];
  /** Paths of versions that are not at the root of a locale: `next`, `1.5`. */
  readonly versionPaths: readonly string[];
  /** Ids that every page may have and that may follow it as a path segment. */
  readonly sections: readonly string[];
}

/** Text that a regular expression takes literally. */
export const literally = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One of several texts, as a regular expression. */
export const oneOf = (texts: readonly string[]): string =>
  texts.map(literally).join('|');
