import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import type {CategoryCard, CategoryPageData} from '../client/api';
import type {PageFrontMatter} from '../docs/frontMatter';
import type {Component, Metadata} from '../metadata/model';
import type {ComponentPages} from './componentPages';
import {baseOf, findDoc} from './version';

/** What the category pages of a version are made of. */
export interface CategoriesInput {
  readonly version: LoadedVersion;
  readonly metadata: Metadata;
  /** Renders Markdown to safe HTML for the version and locale. */
  readonly render: (markdown: string) => string;
  readonly pages: ComponentPages;
  /** The picture of a page below components/, where there is one. */
  readonly pictureOf?: (page: string) => CategoryCard['picture'];
}

const groups = ['props', 'slots', 'events', 'functions'] as const;

const countsOf = (component: Component) =>
  groups
    .map((group) => ({group, count: component[group].length}))
    .filter(({count}) => count > 0);

function cardOf(
  {version, metadata, render, pages, pictureOf}: CategoriesInput,
  page: string,
): CategoryCard | undefined {
  const {components = [], v1Only = []} = pages.pages[page] ?? {};
  const found = [...components, ...v1Only].flatMap(
    (tag) => metadata.components.find((entry) => entry.tag === tag) ?? [],
  );
  const [main] = found;
  if (!main) {
    return undefined;
  }
  const tags = found.map(({tag}) => ({
    tag,
    href: `${baseOf(version)}api/${tag}/`,
  }));
  const doc = findDoc(version, `components/${page}`);
  const {lead, chip} = (doc?.frontMatter ?? {}) as Partial<PageFrontMatter>;
  const text = lead ?? main.description;
  const picture = pictureOf?.(page);
  const shownChip =
    chip ?? (found.every(({deprecated}) => deprecated) && 'deprecated');
  return {
    ...(doc ? {title: doc.title} : {}),
    href: doc?.permalink ?? `${baseOf(version)}api/${main.tag}/`,
    ...(text ? {html: render(text)} : {}),
    ...(picture ? {picture} : {}),
    ...(shownChip ? {chip: shownChip} : {}),
    tags,
    counts: countsOf(main),
  };
}

/**
 * The category pages of a version: what exists in it and nothing else. A
 * component without a page of its own is represented by its API page.
 */
export function categoryPages(input: CategoriesInput): CategoryPageData[] {
  const base = baseOf(input.version);
  return Object.entries(input.pages.categories)
    .map(([name, {title, pages}]) => ({
      name,
      title,
      permalink: `${base}components/categories/${name}/`,
      cards: pages.flatMap((page) => cardOf(input, page) ?? []),
    }))
    .filter(({cards}) => cards.length > 0);
}

/**
 * Routes of category pages, each with its data as a module.
 *
 * @param component - renders a page.
 */
export function categoryRoutes(
  version: LoadedVersion,
  pages: readonly CategoryPageData[],
  component: string,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<RouteConfig[]> {
  const [sidebar] = Object.keys(version.sidebars);
  return Promise.all(
    pages.map(async (page) => ({
      path: page.permalink,
      component,
      exact: true,
      modules: {
        page: await createData(
          `category-${version.versionName}-${page.name}.json`,
          page,
        ),
      },
      ...(sidebar ? {sidebar} : {}),
    })),
  );
}
