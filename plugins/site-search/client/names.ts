import MiniSearch, {type Options, type SearchOptions} from 'minisearch';
import {isApiPage, type SearchPage} from './pages';
import {indexedWordsOf, indexedWordsOfName, wordsOf} from './words';

/** What a result is: a page, a part of one, or an item of an API. */
export type NameKind = 'page' | 'heading' | 'item';

/** Something that has a name and an address. */
export interface NameResult {
  readonly kind: NameKind;
  readonly page: SearchPage;
  readonly name: string;
  /** Id on the page; empty for the page itself. */
  readonly anchor: string;
  /** What is said of it; may be empty. */
  readonly about: string;
  /** Words of the index that the query led to. */
  readonly terms: readonly string[];
  readonly score: number;
}

interface Entry extends Omit<NameResult, 'score' | 'terms'> {
  readonly id: number;
}

/** Sections that every page has lead nowhere in particular. */
const commonIds = new Set(['up-next', 'examples', 'props', 'misc', 'api']);

/** Between keywords, each of which is a name. */
const listSign = ',';

const miniSearchOptions: Options<Entry> = {
  fields: ['name', 'page', 'about'],
  extractField: (entry, field) =>
    field === 'page'
      ? entry.kind === 'page'
        ? entry.page.keywords.join(listSign)
        : entry.page.title
      : String(entry[field as 'id' | 'name' | 'about']),
  tokenize: (text, field) =>
    field === 'about'
      ? indexedWordsOf(text)
      : text.split(listSign).flatMap(indexedWordsOfName),
  processTerm: (term) => term,
};

const weights: Readonly<Record<NameKind, number>> = {
  page: 2.5,
  heading: 1.2,
  item: 1,
};

/** Guides come before the tables they lead to, lists of pages last. */
function weightOf({kind, page}: Entry): number {
  return kind !== 'page'
    ? weights[kind]
    : page.path.includes('/categories/')
      ? 1
      : isApiPage(page.path)
        ? 1.5
        : weights.page;
}

function optionsOf(entries: readonly Entry[]): SearchOptions {
  return {
    tokenize: wordsOf,
    prefix: (term) => term.length > 1,
    // One slip, where a word is long enough to be known by the rest.
    fuzzy: (term) => (term.length > 3 ? 1 : false),
    weights: {prefix: 0.6, fuzzy: 0.3},
    boost: {name: 4, page: 2},
    boostDocument: (id) => {
      const entry = entries[id as number];
      return entry ? weightOf(entry) : 1;
    },
  };
}

function entriesOf(pages: readonly SearchPage[]): Entry[] {
  return pages
    .flatMap((page): Omit<Entry, 'id'>[] => [
      {
        kind: 'page',
        page,
        name: page.title,
        anchor: '',
        about: page.description,
      },
      ...page.headings
        .filter(({id, text}) => !commonIds.has(id) && text !== page.title)
        .map(({id, text}) => ({
          kind: 'heading' as const,
          page,
          name: text,
          anchor: id,
          about: '',
        })),
      ...page.items.map(({id, name, about}) => ({
        kind: 'item' as const,
        page,
        name,
        anchor: id,
        about,
      })),
    ])
    .map((entry, id) => ({...entry, id}));
}

/** What all that is documented here begins with. */
const commonStart = /^(?:vuetify|vue|v)$/;

/** A name as it is compared: one or many, in one word or in several. */
const joined = (words: readonly string[]) =>
  words.map((word) => word.replace(/(?<=\w{3})s$/, '')).join('');

/** Raises what has the name asked for, the more the nearer it is to it. */
function likeness({kind, name, page}: Entry, asked: string): number {
  const isAsked = (text: string, from: number) =>
    joined(wordsOf(text).slice(from)) === asked;
  const isOne = (text: string) =>
    isAsked(text, commonStart.test(wordsOf(text)[0] ?? '') ? 1 : 0);
  return isAsked(name, 0)
    ? 3
    : kind === 'page' && page.keywords.some(isOne)
      ? 2
      : isOne(name)
        ? 1.5
        : 1;
}

/** The text with each two neighboring letters the other way round. */
function swapped(text: string): string[] {
  return [...text.matchAll(/(?=(\p{L})(\p{L}))/gu)].map(
    ({1: first = '', 2: second = '', index}) =>
      text.slice(0, index) +
      second +
      first +
      text.slice(index + first.length + second.length),
  );
}

/** Finds what is named like a query. */
export interface NameIndex {
  /**
   * @param combineWith - whether all words of the query are there, or any.
   * @returns the best first.
   */
  readonly search: (query: string, combineWith: 'AND' | 'OR') => NameResult[];
  /** The query as it would be without a slip of the keyboard. */
  readonly correct: (query: string) => string;
}

/** Indexes the names on a version's pages. */
export async function indexNames(
  pages: readonly SearchPage[],
): Promise<NameIndex> {
  const entries = entriesOf(pages);
  const index = new MiniSearch<Entry>(miniSearchOptions);
  // In slices, between which the page stays alive.
  await index.addAllAsync(entries, {chunkSize: 400});
  const options = optionsOf(entries);
  return {
    search(query, combineWith) {
      const find = (text: string, fuzzy = options.fuzzy) =>
        index.search(text, {...options, combineWith, fuzzy});
      const hasAll = (text: string) => find(text, false).length > 0;
      // Two letters the wrong way round are nearer than another word.
      const meant = hasAll(query)
        ? query
        : (swapped(query).find(hasAll) ?? query);
      const asked = joined(wordsOf(meant));
      return find(meant)
        .flatMap(({id, score, terms}) => {
          const entry = entries[id as number];
          return entry
            ? [{...entry, terms, score: score * likeness(entry, asked)}]
            : [];
        })
        .sort((a, b) => b.score - a.score);
    },
    correct(query) {
      return (
        index.autoSuggest(query, {
          ...options,
          combineWith: 'AND',
          prefix: false,
        })[0]?.suggestion ?? query
      );
    },
  };
}
