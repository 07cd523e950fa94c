import fs from 'node:fs';
import path from 'node:path';
import {loadPackage} from '../load';
import type {Component, Metadata} from '../model';

const siteDir = path.resolve(__dirname, '../../../..');

/** What the source of a package says is gone or about to go. */
interface Call {
  readonly tag: string;
  /** As the source names it: `outline`, `@input`, `<v-select tags>`. */
  readonly original: string;
  readonly replacement: string;
}

const kebab = (name: string) => name.replace(/\B([A-Z])/g, '-$1').toLowerCase();

/** Messages about files of the package and about values are no API. */
const isApi = ({original}: Call) => !/\/|="/.test(original);

/** Finds the calls that warn an application, and the lists they go through. */
function callsIn(packageName: string): Call[] {
  const source = path.join(siteDir, 'node_modules', packageName, 'src');
  return fs
    .readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]s$/.test(file) && !/__tests__|util\//.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(source, file), 'utf8');
      const base = path.basename(file).startsWith('index.')
        ? path.basename(path.dirname(file))
        : path.basename(file).replace(/\.[jt]s$/, '');
      const tag = kebab(base);
      const calls = [
        ...text.matchAll(
          /\b(?:deprecate|removed|breaking)\((['`])(.+?)\1(?:, (?:this\.src \? )?(['`])(.+?)\3)?/g,
        ),
      ].map(([, , original = '', , replacement = '']) => ({
        tag,
        original,
        replacement,
      }));
      const lists = [
        ...text.matchAll(/(?:breaking|removed)Props = \[([\s\S]*?)\n {4}\]/g),
      ].flatMap(([, list = '']) =>
        [...list.matchAll(/\[?'([^']+)'(?:, '([^']+)'\])?/g)].map(
          ([, original = '', replacement = '']) => ({
            tag,
            original,
            replacement,
          }),
        ),
      );
      return [...calls, ...lists];
    })
    .filter(isApi);
}

/** What the metadata says of an item or tag: what to use instead. */
function adviceOn(
  components: readonly Component[],
  original: string,
): string | undefined {
  const [, inTag = ''] = /^<v-[\w-]+ ([\w-]+)>$/.exec(original) ?? [];
  const event = /^@([\w:-]+)$/.exec(original)?.[1];
  const slot = /^([\w-]+) slot$/.exec(original)?.[1];
  const name = kebab(
    inTag || original.replace(/^:/, '').replace(/\.sync$/, ''),
  );
  for (const component of components) {
    const {tag, deprecated, props, slots, events, removed = []} = component;
    const [group, wanted] = event
      ? (['events', event] as const)
      : slot
        ? (['slots', slot] as const)
        : (['props', name] as const);
    const gone = removed.find(
      (entry) => entry.group === group && entry.name === wanted,
    );
    const item = {props, slots, events}[group].find(
      (entry) => entry.name === wanted,
    );
    const advice =
      tag === original ? deprecated : (gone?.instead ?? item?.deprecated);
    if (advice !== undefined) {
      return advice;
    }
  }
  return undefined;
}

let current: Metadata;
let old: Metadata;
beforeAll(async () => {
  const load = (name: string, vue: string, lender?: Metadata) =>
    loadPackage(siteDir, {package: name, vue}, 'data/overlays', lender, () => {
      return undefined;
    });
  current = await load('vuetify', 'vue');
  old = await load('vuetify-1.5', 'vue-2.6', current);
}, 60_000);

it.each([
  ['vuetify', 45, () => current],
  ['vuetify-1.5', 17, () => old],
] as const)(
  'says what to use in place of all that %s warns of',
  (name, least, of) => {
    const calls = callsIn(name).filter(
      // These are there again, for another purpose.
      ({tag, original}) =>
        !(tag === 'v-chip' && ['value', '@input'].includes(original)),
    );
    expect(calls.length).toBeGreaterThanOrEqual(least);
    const all = of().components;
    const wrong = calls.flatMap(({tag, original, replacement}) => {
      // A call in a mixin is about every component that has the item.
      const own = all.filter((component) => component.tag === tag);
      return (
        original.includes('${type}')
          ? ['prepend', 'append'].map((type) =>
              original.replace('${type}', type),
            )
          : [original]
      ).flatMap((item) => {
        const advice = adviceOn(own.length > 0 ? own : all, item);
        const words = replacement
          .replace(/\$\{\w+\}/g, '')
          .match(/[a-z][a-z-]{2,}/g);
        return advice !== undefined &&
          (!words || words.some((word) => advice.includes(word)))
          ? []
          : [`${tag} ${item}: ${replacement} / ${advice ?? 'nothing'}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);
