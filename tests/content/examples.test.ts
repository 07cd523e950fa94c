import {componentOf, itemsOf, itemsUsed, metadataOf} from './api';
import {currentPages, pages, readFile, type Page} from './pages';
import {builtOn, notShown} from './not-shown';
import {usesIn, type Use} from './uses';

/** HTML attributes that components pass on to an element. */
const passedOn =
  /^(?:aria-.+|data-.+|accept|autocomplete|autofocus|capture|class|dir|for|id|inputmode|is|key|max|maxlength|min|name|ref|rel|required|role|slot|step|style|tabindex|title|type)$/;

/** Their attributes become the classes of the grid's first edition. */
const gridTags = ['v-container', 'v-flex', 'v-layout'];

/** Components that hand all that they get to others. */
const handsOn: Readonly<Record<string, readonly string[]>> = {
  'v-app-bar-nav-icon': ['v-btn'],
  'v-bottom-sheet': ['v-dialog'],
  'v-calendar': ['v-calendar-daily', 'v-calendar-weekly'],
  'v-carousel-item': ['v-img'],
  'v-toolbar-side-icon': ['v-btn'],
};

function isPassedOn({kind, name, tag}: Use): boolean {
  // The manifest does not say that transitions are around something and take
  // what Vue's own take,
  if (
    tag.endsWith('-transition') &&
    ['slot default', 'prop tag'].includes(`${kind} ${name}`)
  ) {
    return true;
  }
  // nor that a listener makes an icon a button.
  if (kind === 'event' && tag === 'v-icon') {
    return name === 'click';
  }
  return kind === 'prop' && (passedOn.test(name) || gridTags.includes(tag));
}

const examples = pages.flatMap((page) =>
  page.examples.map((file) => ({page, file})),
);

it.each(examples)(
  '$file uses what the components have',
  async ({page, file}) => {
    const metadata = await metadataOf(page);
    const unknown = usesIn(readFile(file), file).flatMap((use) => {
      const component = componentOf(metadata, use.tag);
      if (!component) {
        return [`${file}:${use.line} <${use.tag}>`];
      }
      const targets = (handsOn[use.tag] ?? []).map((tag) =>
        componentOf(metadata, tag),
      );
      return [component, ...targets].some(
        (entry) => entry && itemsUsed(entry, use).length > 0,
      ) || isPassedOn(use)
        ? []
        : [`${file}:${use.line} ${use.kind} ${use.name} of <${use.tag}>`];
    });
    expect(unknown).toEqual([]);
  },
);

it.each([
  ['<v-btn hue="red" />', 'prop hue'],
  ['<v-btn :is-loading.sync="a" />', 'sync is-loading'],
  ['<v-btn @press="a" />', 'event press'],
  ['<v-btn><template #icon>x</template></v-btn>', 'slot icon'],
  ['<v-data-table @click:line="a" />', 'event click:line'],
  ['<v-spacer v-model="a" />', 'model v-model'],
])('a mistake in %s is found', async (template, mistake) => {
  const metadata = await metadataOf(currentPages[0]!);
  const unknown = usesIn(`<template>${template}</template>`, 'a.vue').filter(
    (use) => itemsUsed(componentOf(metadata, use.tag)!, use).length === 0,
  );
  expect(unknown.map(({kind, name}) => `${kind} ${name}`)).toContain(mistake);
});

/** Items of a component that the examples of a page use. */
async function itemsShown(page: Page, tag: string): Promise<string[]> {
  const component = componentOf(await metadataOf(page), tag);
  if (!component) {
    return []; // A directive, which has none of these.
  }
  return page.examples
    .flatMap((file) => usesIn(readFile(file), file))
    .filter((use) => use.tag === tag)
    .flatMap((use) => itemsUsed(component, use));
}

/** Items that the pages of the components show which one is built on. */
async function itemsInherited(tag: string): Promise<string[]> {
  const base = builtOn[tag];
  const page = currentPages.find(({components}) =>
    components.includes(String(base)),
  );
  return base && page
    ? [...(await itemsShown(page, base)), ...(await itemsInherited(base))]
    : [];
}

describe.each(currentPages.filter(({components}) => components.length > 0))(
  'the coverage of $file',
  (page) => {
    /** Share of the items of one kind that the examples show, from 0 to 1. */
    async function coverage(kinds: readonly string[]) {
      const metadata = await metadataOf(page);
      const reasons = notShown[page.id] ?? {};
      const items: {
        item: string;
        isUsed: boolean;
        isShown: boolean;
        counts: boolean;
      }[] = [];
      for (const tag of page.components) {
        const component = componentOf(metadata, tag);
        if (!component) {
          continue; // A directive, which has none of these.
        }
        const shown = new Set(await itemsShown(page, tag));
        const inherited = new Set(await itemsInherited(tag));
        items.push(
          ...itemsOf(component).map((item) => ({
            item: `${tag} ${item}`,
            isUsed: shown.has(item),
            isShown: shown.has(item) || inherited.has(item),
            counts: kinds.some((kind) => item.startsWith(`${kind}: `)),
          })),
        );
      }
      const counted = items.filter(
        ({item, counts}) => counts && !(item in reasons),
      );
      const missing = counted.filter(({isShown}) => !isShown);
      return {
        share: 1 - missing.length / Math.max(counted.length, 1),
        missing: missing.map(({item}) => item),
        stale: Object.keys(reasons).filter(
          (reason) => items.find(({item}) => item === reason)?.isUsed !== false,
        ),
      };
    }

    it('shows at least 90 % of the slots and events', async () => {
      const {share, missing} = await coverage(['slot', 'event']);
      expect({share, missing: share < 0.9 ? missing : []}).toEqual({
        share,
        missing: [],
      });
    });

    it('shows at least 80 % of the props', async () => {
      const {share, missing} = await coverage(['prop']);
      expect({share, missing: share < 0.8 ? missing : []}).toEqual({
        share,
        missing: [],
      });
    });

    it('gives reasons for nothing that is shown or gone', async () => {
      expect((await coverage([])).stale).toEqual([]);
    });
  },
);
