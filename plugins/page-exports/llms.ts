import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {writeMarkdown} from './markdown/write';
import {type Twin, twinName} from './twin';

/** A link of an overview, with what follows it. */
interface Entry {
  readonly title: string;
  readonly url: string;
  readonly about?: readonly PhrasingContent[];
}

/** Pages under one heading of an overview. */
export interface Section {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** What an overview says. */
export interface Overview {
  /** The site's name and the version. */
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly Section[];
}

const link = ({title, url}: Entry): PhrasingContent => ({
  type: 'link',
  url,
  children: [{type: 'text', value: title}],
});

const item = (entry: Entry): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [
    {
      type: 'paragraph',
      children: [
        link(entry),
        ...(entry.about?.length
          ? [{type: 'text' as const, value: ': '}, ...entry.about]
          : []),
      ],
    },
  ],
});

/**
 * Writes an overview of pages in the format of https://llmstxt.org: title,
 * summary, and lists of links below headings.
 */
export const writeOverview = ({title, summary, sections}: Overview): string =>
  writeMarkdown({
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
      {
        type: 'blockquote',
        children: [
          {type: 'paragraph', children: [{type: 'text', value: summary}]},
        ],
      },
      ...sections.flatMap(({label, entries}): RootContent[] => [
        {type: 'heading', depth: 2, children: [{type: 'text', value: label}]},
        {type: 'list', spread: false, children: entries.map(item)},
      ]),
    ],
  });

/**
 * The entry of a page.
 *
 * @param base - complete address of the locale, with a slash at its end.
 */
export const pageEntry = (
  {path, title, description}: Twin,
  base: string,
): Entry => ({
  title,
  url: `${base}${path}${twinName}`,
  about: description ? [{type: 'text', value: description}] : [],
});

/**
 * The entry of a component's API.
 *
 * @param base - complete address of the locale, with a slash at its end.
 */
export const apiEntry = ({path, title}: Twin, base: string): Entry => ({
  title,
  url: `${base}${path}${twinName}`,
  about: [link({title: 'JSON', url: `${base}${path.slice(0, -1)}.json`})],
});

/**
 * Writes whole pages one after another, each with its address above it.
 *
 * @param base - complete address of the locale, with a slash at its end.
 */
export const writeFull = (
  overview: Pick<Overview, 'title' | 'summary'>,
  twins: readonly Twin[],
  base: string,
): string =>
  [
    writeOverview({...overview, sections: []}),
    ...twins.map(({path, markdown}) => `<${base}${path}>\n\n${markdown}`),
  ].join('\n---\n\n');
