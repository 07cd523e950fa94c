import {type ApiText, genericFile} from './texts';

/** What several components say alike, by key. */
export interface SharedTexts {
  /** `colorable.props.color` → text. */
  readonly mixins: ReadonlyMap<string, string>;
  /** `props.value` → text. */
  readonly generic: ReadonlyMap<string, string>;
}

/** File of the texts that a mixin brings to several components. */
const mixinsFile = 'mixins';

/** Key of a text in the file of mixins. */
const mixinKey = ({mixin, key}: ApiText): string | undefined =>
  mixin && `${mixin}.${key}`;

function groupBy<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string | undefined,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key !== undefined) {
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
  }
  return groups;
}

const textOf = ({text}: ApiText) => text;

/** The text that most of several entries have; the first of equal ones. */
function mostCommon(
  entries: readonly ApiText[],
  isShared: (users: readonly ApiText[]) => boolean,
): string | undefined {
  const [best] = [...groupBy(entries, textOf)]
    .filter(([, users]) => users.length > 1 && isShared(users))
    .sort(([, a], [, b]) => b.length - a.length);
  return best?.[0];
}

function pick(
  groups: ReadonlyMap<string, readonly ApiText[]>,
  isShared: (users: readonly ApiText[]) => boolean,
): Map<string, string> {
  const picked = new Map<string, string>();
  for (const [key, entries] of groups) {
    const text = mostCommon(entries, isShared);
    if (text !== undefined) {
      picked.set(key, text);
    }
  }
  return picked;
}

/**
 * Finds what several components say alike: under their mixin when they all
 * have it from there, else under the name alone.
 */
export function findShared(texts: readonly ApiText[]): SharedTexts {
  const generic = pick(
    groupBy(texts, ({key}) => key),
    ([first, ...others]) =>
      first?.mixin === undefined ||
      others.some(({mixin}) => mixin !== first.mixin),
  );
  const rest = texts.filter(({key, text}) => generic.get(key) !== text);
  const mixins = pick(groupBy(rest, mixinKey), () => true);
  return {mixins, generic};
}

/**
 * Where a text is looked up, in order: at the component, which may say it in
 * its own way, then among the mixins, then among the generic ones. A shared
 * translation is that of the shared text only, not of another under its name.
 */
export function placesOf(
  entry: ApiText,
  {mixins, generic}: SharedTexts,
): {readonly file: string; readonly key: string}[] {
  const {file, key, text} = entry;
  const inMixins = mixinKey(entry);
  return [
    {file, key},
    ...(inMixins !== undefined && mixins.get(inMixins) === text
      ? [{file: mixinsFile, key: inMixins}]
      : []),
    ...(generic.get(key) === text ? [{file: genericFile, key}] : []),
  ];
}
