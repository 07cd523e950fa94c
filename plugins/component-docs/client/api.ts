/** Data of an API section, as a page receives it. */
import type {ApiHistory} from './compare';
import type {NearestPage} from './types';

/** A group of items of one component, directive or service. */
export type ApiGroupName =
  | 'props'
  | 'slots'
  | 'events'
  | 'functions'
  | 'sass'
  | 'modifiers'
  | 'members'
  | 'options'
  | 'types';

/** A label that tells where an item or its description comes from. */
export type ApiOriginLabel = 'detected' | 'borrowed';

/** One value that an event or slot hands over. */
export interface ApiValue {
  readonly name?: string;
  readonly type?: string;
  readonly html?: string;
}

/** One prop, slot, event, function or variable. */
export interface ApiItem {
  /** Id of its element and hash of its permalink. */
  readonly id: string;
  readonly name: string;
  /** Description as safe HTML; absent when there is none. */
  readonly html?: string;
  readonly labels?: readonly ApiOriginLabel[];
  /** The mixin, or component, that brings the item to this one. */
  readonly mixin?: string;
  readonly since?: string;
  /** What to use instead, as safe HTML. */
  readonly deprecatedHtml?: string;
  /** Alternatives of a prop's type. */
  readonly types?: readonly string[];
  readonly default?: string;
  readonly required?: true;
  /** The prop or event takes part in `v-model`. */
  readonly model?: true;
  /** What an event passes or a slot provides. */
  readonly values?: readonly ApiValue[];
  readonly signature?: string;
  /** Code that calls a function. */
  readonly example?: string;
  /** Sass: the value as written, when it differs from the resolved default. */
  readonly source?: string;
}

export interface ApiGroup {
  readonly name: ApiGroupName;
  readonly items: readonly ApiItem[];
}

/** One component, directive or service. */
export interface ApiEntry {
  /** Tag, or name of a service: `$vuetify.goTo`. */
  readonly tag: string;
  readonly id: string;
  readonly html?: string;
  /** The minor that brought it, when the first one of the major did not. */
  readonly since?: string;
  readonly deprecatedHtml?: string;
  /** What the argument of a directive means, as safe HTML. */
  readonly argumentHtml?: string;
  readonly groups: readonly ApiGroup[];
  /** Where the types are explained that its items name, by their names. */
  readonly types?: Readonly<Record<string, string>>;
}

/** All that an API section shows. */
export interface ApiSectionData {
  readonly entries: readonly ApiEntry[];
}

/** What the page of one component, directive or service shows. */
export interface ApiPageData {
  readonly kind: 'component' | 'directive' | 'service' | 'types';
  readonly entry: ApiEntry;
  /** The release that is described. */
  readonly framework: {readonly name: string; readonly version: string};
  /** Address of the same as data. */
  readonly json: string;
  /** The page that explains it, where the version has one. */
  readonly guide?: {readonly permalink: string; readonly title: string};
  /** Of what the current release lacks: its page on the subject. */
  readonly nearest?: NearestPage;
  /** What each release changed in it, where that is known. */
  readonly history?: ApiHistory;
}

/** One page of a category. */
export interface CategoryCard {
  /** Name of the page; absent when only the API is documented. */
  readonly title?: string;
  readonly href: string;
  /** What the component is for, as safe HTML. */
  readonly html?: string;
  /** Addresses of a picture, below the base of the locale. */
  readonly picture?: {readonly light: string; readonly dark: string};
  readonly chip?: 'new' | 'updated' | 'deprecated';
  /** The components of the page, the main one first. */
  readonly tags: readonly {readonly tag: string; readonly href: string}[];
  /** Size of the main component's API, by group. */
  readonly counts: readonly {
    readonly group: ApiGroupName;
    readonly count: number;
  }[];
}

/** What the page of a category shows. */
export interface CategoryPageData {
  /** Last part of its address. */
  readonly name: string;
  /** English name. */
  readonly title: string;
  readonly permalink: string;
  readonly cards: readonly CategoryCard[];
}

/** What the API explorer of a version offers. */
export interface ApiExplorerData {
  /** Address of the API pages; a tag and a slash follow. */
  readonly base: string;
  readonly components: readonly {
    readonly tag: string;
    /** Title of the page that explains it. */
    readonly page?: string;
  }[];
  readonly directives: readonly string[];
  /** Last part of the address of each service, with its name. */
  readonly services: readonly {readonly slug: string; readonly name: string}[];
  readonly categories: readonly Pick<
    CategoryPageData,
    'name' | 'title' | 'permalink'
  >[];
}

/** A sass variable as the browser of variables shows it. */
export interface SassRow {
  /** With its `$`. */
  readonly name: string;
  /** As the package's source has it. */
  readonly value: string;
  /** What it comes to, where that is something else. */
  readonly resolved?: string;
}

/** What the browser of sass variables shows at once. */
export interface SassBrowserData {
  readonly globals: readonly SassRow[];
  /** Tags of the components with variables. */
  readonly components: readonly string[];
}

/** What it loads when a component is chosen: the rows by tag. */
export type SassComponentRows = Readonly<Record<string, readonly SassRow[]>>;
