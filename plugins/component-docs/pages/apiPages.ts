import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import type {ApiPageData} from '../client/api';
import type {ApiHistory} from '../client/compare';
import type {Metadata} from '../metadata/model';
import {
  componentEntry,
  directiveEntry,
  serviceEntry,
  servicesOf,
  tagsOf,
} from '../section/data';
import {baseOf, findDoc} from './version';
import {serviceSlug} from '../section/ids';
import {typesEntry, withTypeLinks} from '../section/types';

/** What the API pages of a version are made of. */
export interface ApiPagesInput {
  readonly version: LoadedVersion;
  readonly metadata: Metadata;
  /** Renders Markdown to safe HTML for the version and locale. */
  readonly render: (markdown: string) => string;
  /** Tag, or name of a service → namespace/page of the guide. */
  readonly guides: ReadonlyMap<string, string>;
  /** Tag → what each release changed in it. */
  readonly histories: ReadonlyMap<string, ApiHistory>;
  /** The current release. */
  readonly last: {
    readonly version: LoadedVersion;
    readonly metadata: Metadata;
  };
}

/** An API page: where it is and what it shows. */
export interface ApiPage {
  readonly path: string;
  readonly data: ApiPageData;
}

/** The API pages of a version: one a component, directive and service. */
export function apiPages({
  version,
  metadata,
  render,
  guides,
  histories,
  last,
}: ApiPagesInput): ApiPage[] {
  const base = baseOf(version);
  const known = new Set([
    ...tagsOf(last.metadata),
    ...servicesOf(last.metadata),
  ]);
  const guideOf = (tag: string, of = version): ApiPageData['guide'] => {
    const doc = findDoc(of, guides.get(tag));
    return doc && {permalink: doc.permalink, title: doc.title};
  };
  const page = (
    kind: ApiPageData['kind'],
    entry: ApiPageData['entry'],
    slug = entry.tag,
  ): ApiPage => {
    const guide = guideOf(entry.tag);
    const history = histories.get(entry.tag);
    const nearest =
      kind === 'types' || known.has(entry.tag)
        ? undefined
        : guideOf(entry.tag, last.version);
    return {
      path: `${base}api/${slug}/`,
      data: {
        kind,
        entry: withTypeLinks(entry, metadata, base),
        framework: metadata.package,
        json: `${base}api/${slug}.json`,
        ...(guide ? {guide} : {}),
        ...(nearest ? {nearest} : {}),
        ...(history ? {history} : {}),
      },
    };
  };
  return [
    ...metadata.components.map((entry) =>
      page('component', componentEntry(entry, render)),
    ),
    ...metadata.directives.map((entry) =>
      page('directive', directiveEntry(entry, render)),
    ),
    ...(metadata.services ?? []).map((entry) =>
      page('service', serviceEntry(entry, render), serviceSlug(entry.name)),
    ),
    ...(metadata.types?.length ? [page('types', typesEntry(metadata))] : []),
  ];
}

/**
 * Routes of API pages. They carry no data: hundreds of modules would put their
 * names into the scripts of every page of the site.
 *
 * @param component - renders a page; it asks for its data by the path.
 */
export function apiPageRoutes(
  version: LoadedVersion,
  pages: readonly ApiPage[],
  component: string,
): RouteConfig[] {
  const [sidebar] = Object.keys(version.sidebars);
  return pages.map(({path}) => ({
    path,
    component,
    exact: true,
    ...(sidebar ? {sidebar} : {}),
  }));
}
