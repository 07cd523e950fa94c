import type {History} from '../history/schema';

/** A group of items of which two releases can be compared. */
export type ComparedGroup =
  'model' | 'props' | 'slots' | 'events' | 'functions' | 'sass';

/**
 * What happened to something. `unlisted`: the later release does not list it
 * any more, which does not prove that it is gone.
 */
export type ChangeKind =
  'added' | 'changed' | 'deprecated' | 'removed' | 'unlisted';

/** One item that two releases differ in. */
export interface ItemChange {
  readonly group: ComparedGroup;
  readonly name: string;
  readonly kind: ChangeKind;
  /** Type and default, or signature, in one line. */
  readonly before?: string;
  readonly after?: string;
  /** The minor that brought it, when a first release of a major did not. */
  readonly since?: string;
  /** What to use instead, as safe HTML. */
  readonly instead?: string;
  /** The item on an API page: of the later release, if that still has it. */
  readonly href?: string;
}

/** A component or directive that two releases differ in. */
export interface EntryChange {
  readonly tag: string;
  /** What happened to the whole; `changed`: its items differ. */
  readonly kind: ChangeKind;
  readonly since?: string;
  /** What to use instead, as safe HTML. */
  readonly instead?: string;
  /** Its API pages by minor, the earlier release first. */
  readonly pages: readonly {readonly minor: string; readonly href: string}[];
  readonly items: readonly ItemChange[];
}

/**
 * How well a group can be compared: told by both loaded packages; listed by
 * both; listed by one and found in the code of the other; known only where
 * something came; not at all.
 */
export type Comparability =
  'loaded' | 'listed' | 'detected' | 'additions' | 'unknown';

/** What two releases differ in. */
export interface Comparison {
  readonly from: string;
  readonly to: string;
  readonly groups: Readonly<Record<ComparedGroup, Comparability>>;
  /** In alphabetical order. */
  readonly entries: readonly EntryChange[];
}

/** What is known of a release that the site documents. */
export interface DocumentedRelease {
  /** Address of its API pages, where it is built; a tag and a slash follow. */
  readonly base?: string | undefined;
  readonly components: readonly string[];
  readonly directives: readonly string[];
  /** Tag → what `v-model` binds. */
  readonly models: Readonly<Record<string, string>>;
  /** Group → tag → item → what stands beside its name. */
  readonly listed: Readonly<
    Partial<
      Record<
        ComparedGroup,
        Readonly<Record<string, Readonly<Record<string, string>>>>
      >
    >
  >;
  /** Its slots and events were found in its code. */
  readonly detected: boolean;
  /** `v-btn`, or `v-btn props flat` → what to use instead, as safe HTML. */
  readonly deprecated: Readonly<Record<string, string>>;
  /** The same of what earlier releases had. */
  readonly removed: Readonly<Record<string, string>>;
}

/** All that a comparison of any two minors needs. */
export interface CompareSource {
  readonly history: History;
  /** What is registered but not meant for use. */
  readonly internal: readonly string[];
  /** The documented releases, by minor. */
  readonly documented: Readonly<Partial<Record<string, DocumentedRelease>>>;
}

/** What the page that compares releases shows at once. */
export interface ApiCompareData {
  /** Name of the framework's package. */
  readonly framework: string;
  /** All minors that can be chosen, oldest first. */
  readonly minors: readonly string[];
  readonly comparison: Comparison;
}

/** What breaks in one component or directive. */
export interface BreakingEntry {
  readonly tag: string;
  /** What happened to the whole; `changed`: its items break. */
  readonly kind: ChangeKind;
  /** What to use instead of the whole, as safe HTML. */
  readonly instead?: string;
  /** All its changes, on the page that compares releases. */
  readonly href?: string;
  readonly items: readonly ItemChange[];
  /** How many more items changed, and how many came. */
  readonly changed: number;
  readonly added: number;
}

/** What breaks between two releases. */
export interface ApiBreakingData {
  readonly from: string;
  readonly to: string;
  readonly entries: readonly BreakingEntry[];
}

/** What changed in one component from one minor to the next. */
export interface HistoryStep {
  readonly minor: string;
  readonly kind: EntryChange['kind'];
  readonly items: readonly ItemChange[];
}

/** How one component came to be what it is. */
export interface ApiHistory {
  /** Latest first. */
  readonly steps: readonly HistoryStep[];
  /** The same component where two documented releases are compared. */
  readonly compare?: {
    readonly href: string;
    readonly from: string;
    readonly to: string;
  };
}
