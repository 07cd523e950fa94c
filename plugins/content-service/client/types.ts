/** Content of one kind, and whether it comes with the site. */
export interface Collection<Item> {
  /** Embedded content stands in for the service's: to be labelled so. */
  readonly sample: boolean;
  readonly items: readonly Item[];
}

/** Colors that a notification may have; each is a token of the site. */
export type NotificationColor =
  'success' | 'info' | 'warning' | 'error' | 'primary';

/** A piece of news for visitors. */
export interface Notification {
  readonly slug: string;
  readonly title: string;
  /** ISO date. */
  readonly createdAt: string;
  /** Safe HTML, from Markdown. */
  readonly html: string;
  readonly emoji?: string;
  readonly color: NotificationColor;
  readonly actionText: string;
  /** Where the action leads: http(s) or a path of the site. */
  readonly href?: string;
}

/** A card of the site's own ads. */
export interface Ad {
  readonly title: string;
  readonly description: string;
  /** http(s) with the `ref` query, or a path of the site. */
  readonly href: string;
  /** Address of the picture. */
  readonly src?: string;
}

/** From Premiere (1) to Service (6). */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6;

/** Who pays for the framework. */
export interface Sponsor {
  readonly name: string;
  readonly tier: Tier;
  readonly href?: string;
  readonly lightLogo?: string;
  readonly darkLogo?: string;
}

/** A release of the framework. */
export interface Release {
  readonly name: string;
  /** ISO date; absent where nobody knows it. */
  readonly publishedAt?: string;
  /** Safe HTML, from Markdown. */
  readonly html: string;
}

/** A release in a few words. */
export interface ReleaseExcerpt {
  readonly name: string;
  /** As the service has it; absent where nobody knows it. */
  readonly publishedAt?: string;
  /** Plain text, English. */
  readonly excerpt: string;
}

/** Releases of one major, newest first, without their notes. */
export interface ReleaseGroup {
  /** Such as `v2.x`. */
  readonly label: string;
  readonly releases: readonly Omit<Release, 'html'>[];
}

/** What a page knows of releases before it loads any notes. */
export interface ReleaseList {
  /** The embedded list stands in for the repository's: to be labelled so. */
  readonly sample: boolean;
  readonly groups: readonly ReleaseGroup[];
  /** The newest release, with its notes; absent where there is none. */
  readonly current?: Release;
}

/** An open position. */
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly type: string;
  /** http(s), with the `ref` query. */
  readonly href: string;
  /** Who lists it. */
  readonly via: string;
  readonly isNew: boolean;
  readonly company: {readonly name: string; readonly avatar?: string};
}

/** A theme of the catalog. */
export interface Theme {
  readonly title: string;
  readonly description: string;
  /** Address of a picture. */
  readonly src?: string;
  readonly free: boolean;
  /** Whether it stands in for a real theme. */
  readonly sample: boolean;
  /** Where to get it: http(s), or a path of the site. */
  readonly href: string;
  readonly demos: readonly {readonly name?: string; readonly href: string}[];
}

/** Notes for who migrates; empty where there are none. */
export interface Migration {
  /** Safe HTML, from Markdown. */
  readonly html: string;
}

/** What the browser asks the service for again, by its name. */
export interface FreshContent {
  readonly notifications: Collection<Notification>;
  readonly ads: Collection<Ad>;
  readonly sponsors: Collection<Sponsor>;
}

/** A kind of content that the browser refreshes. */
export type FreshKind = keyof FreshContent;

/** How addresses in content become addresses of a page. */
export interface Addresses {
  /** Path below which the page's language lies, with slashes at both ends. */
  readonly baseUrl: string;
  /** What precedes the name of an image. */
  readonly imagesBase: string;
  /** Value of the `ref` query of links to others. */
  readonly ref: string;
}

/** Where the browser asks for content. */
export interface Bucket {
  readonly slug: string;
  /** Reads published content and is public: every visitor gets it. */
  readonly readKey: string;
  readonly apiUrl: string;
}

/** What the build tells the browser. */
export interface ClientConfig {
  /** Absent: content is what the build embedded. */
  readonly bucket?: Bucket;
  readonly addresses: Addresses;
}
