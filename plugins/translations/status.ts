import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  englishFolder,
  translatedFolder,
  versionFolder,
} from '../util/versionFolders';
import {translationFields} from './markdown';
import {
  isApiFile,
  readSources,
  readTranslations,
  type Messages,
} from './messages';
import {currentRelease, englishPages, pageOf, type Site} from './site';
import {translationState, type TranslationState} from './state';
import {stringStates} from './strings';
import {countPageWords, countWords} from './words';

/** How many there are, and how many words they have in English. */
export interface Amount {
  readonly count: number;
  readonly words: number;
}

/** The amounts by state. */
export type Amounts = Readonly<Record<TranslationState | 'total', Amount>>;

/** One page in one language. */
export interface PageStatus {
  /** `components/alerts`. */
  readonly page: string;
  readonly state: TranslationState;
  /** Somebody started it. */
  readonly draft: boolean;
  readonly words: number;
}

/** How far a language is. */
export interface LocaleStatus {
  readonly locale: string;
  readonly version: string;
  readonly pages: Amounts;
  /** Strings of the interface. */
  readonly strings: Amounts;
  /** Descriptions of the API, which do not count for completeness. */
  readonly api: Amounts;
  /** Share of the words of pages and interface that is up to date, 0 to 1. */
  readonly complete: number;
  /** Pages that are not up to date, the most useful one first. */
  readonly next: readonly PageStatus[];
}

/** What decides which page comes next. */
export interface Priorities {
  /** Views by page; pages without any come last, in the order of the site. */
  readonly views?: ReadonlyMap<string, number> | undefined;
}

function amountsOf(
  entries: readonly {
    readonly state: TranslationState;
    readonly words: number;
  }[],
): Amounts {
  const amount = (list: typeof entries): Amount => ({
    count: list.length,
    words: list.reduce((sum, {words}) => sum + words, 0),
  });
  const of = (wanted: TranslationState) =>
    amount(entries.filter(({state}) => state === wanted));
  return {
    translated: of('translated'),
    stale: of('stale'),
    missing: of('missing'),
    total: amount(entries),
  };
}

const sidebarsSchema = z.record(
  z.string(),
  z.array(
    z.looseObject({
      items: z
        .array(z.looseObject({dirName: z.string().optional()}))
        .optional(),
    }),
  ),
);

/** Namespaces in the order of the sidebar of a version. */
function namespaceOrder(siteDir: string, version: string): string[] {
  const file = path.join(
    siteDir,
    `versioned_sidebars/version-${version}-sidebars.json`,
  );
  if (!fs.existsSync(file)) {
    return [];
  }
  const sidebars = sidebarsSchema.parse(
    JSON.parse(fs.readFileSync(file, 'utf8')),
  );
  return Object.values(sidebars)
    .flat()
    .flatMap(({items = []}) => items.flatMap(({dirName}) => dirName ?? []));
}

function pageStates(
  siteDir: string,
  locale: string,
  version: string,
  countOf: typeof countPageWords,
) {
  return englishPages(siteDir, version).map((file): PageStatus => {
    const englishFile = path.join(siteDir, englishFolder(version), file);
    const english = fs.readFileSync(englishFile, 'utf8');
    const name = path.posix.join(translatedFolder(locale, version), file);
    const translated = path.join(siteDir, name);
    const fields = fs.existsSync(translated)
      ? translationFields(name, fs.readFileSync(translated, 'utf8'))
      : undefined;
    return {
      page: pageOf(file),
      state: translationState(english, fields),
      draft: fields?.translation_draft === true,
      words: countOf(english, englishFile),
    };
  });
}

/** Most viewed first; else by namespace, what somebody has begun first. */
function inOrder(
  pages: readonly PageStatus[],
  namespaces: readonly string[],
  {views}: Priorities,
): PageStatus[] {
  const rank = ({page}: PageStatus) => {
    const index = namespaces.indexOf(page.split('/')[0] ?? '');
    return index < 0 ? namespaces.length : index;
  };
  const begun = ({draft, state}: PageStatus) =>
    draft || state === 'stale' ? 0 : 1;
  return [...pages].sort(
    (a, b) =>
      (views?.get(b.page) ?? 0) - (views?.get(a.page) ?? 0) ||
      rank(a) - rank(b) ||
      begun(a) - begun(b) ||
      a.page.localeCompare(b.page, 'en'),
  );
}

/**
 * How far a language is.
 *
 * @param english - the site's English messages.
 * @param version - whose pages count; the current release without it.
 * @param countOf - counts the words of a page.
 * @throws an error that names the file of a translation that is malformed.
 */
export function localeStatus(
  {siteDir}: Site,
  english: Messages,
  locale: string,
  priorities: Priorities = {},
  version = currentRelease(siteDir),
  countOf = countPageWords,
): LocaleStatus {
  const pageList = pageStates(siteDir, locale, version, countOf);
  const messages = stringStates(
    english,
    readTranslations(siteDir, locale),
    readSources(siteDir, locale),
  ).map((entry) => ({...entry, words: countWords(entry.english)}));
  const pages = amountsOf(pageList);
  const strings = amountsOf(messages.filter(({file}) => !isApiFile(file)));
  const apiOfVersion = `/${versionFolder(version)}/api/`;
  const words = pages.total.words + strings.total.words;
  return {
    locale,
    version,
    pages,
    strings,
    api: amountsOf(
      messages.filter(
        ({file}) => isApiFile(file) && file.includes(apiOfVersion),
      ),
    ),
    complete:
      words === 0
        ? 0
        : (pages.translated.words + strings.translated.words) / words,
    next: inOrder(
      pageList.filter(({state}) => state !== 'translated'),
      namespaceOrder(siteDir, version),
      priorities,
    ),
  };
}

const viewsSchema = z.record(z.string(), z.number().nonnegative());

/**
 * Reads views by page.
 *
 * @param file - JSON: views by page or address, `/en/components/alerts/`.
 * @param locales - every locale, English included.
 * @throws an error that names file and key.
 */
export function readViews(
  file: string,
  locales: readonly string[],
): ReadonlyMap<string, number> {
  let json: unknown;
  try {
    json = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The views cannot be read: ${String(error)}`, {
      cause: error,
    });
  }
  const result = viewsSchema.safeParse(json);
  if (!result.success) {
    throw new Error(
      `${file}: ${z.prettifyError(result.error)}\nWrite it as {"components/alerts": 1200}.`,
    );
  }
  const views = new Map<string, number>();
  for (const [address, count] of Object.entries(result.data)) {
    const [first = '', ...rest] = address.split('/').filter(Boolean);
    const page = (locales.includes(first) ? rest : [first, ...rest]).join('/');
    views.set(page, (views.get(page) ?? 0) + count);
  }
  return views;
}
