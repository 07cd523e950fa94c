import type {
  ApiBreakingData,
  Comparison,
  EntryChange,
  ItemChange,
} from '../client/compare';

/** It may break an application that is brought to the later release. */
function breaks({kind, group}: ItemChange): boolean {
  switch (kind) {
    case 'removed':
    case 'unlisted':
    case 'deprecated':
      return true;
    case 'changed':
      return group === 'model';
    case 'added':
      return false;
  }
}

/** An item without its address: the page that compares releases has it. */
const withoutAddress = (item: ItemChange): ItemChange =>
  Object.fromEntries(
    Object.entries(item).filter(([key]) => key !== 'href'),
  ) as unknown as ItemChange;

/**
 * The part of a comparison that breaks applications, for a migration guide:
 * what is gone or on its way out, with what to use instead. Of the rest it
 * counts how much there is.
 *
 * @param comparePage - address of the page that compares releases, and what it
 * compares at once.
 */
export function breakingData(
  {from, to, entries}: Comparison,
  comparePage?: {
    readonly permalink: string;
    readonly comparison: Pick<Comparison, 'from' | 'to'>;
  },
): ApiBreakingData {
  const shown = comparePage?.comparison;
  // Where it compares other releases at first, an element cannot be named.
  const isShown = shown?.from === from && shown.to === to;
  const hrefOf = (tag: string) =>
    comparePage &&
    `${comparePage.permalink}${isShown ? `#${tag}` : `?from=${from}&to=${to}&q=${tag}`}`;
  const broken = ({tag, kind, instead, items}: EntryChange) => {
    const breaking = items.filter(breaks).map(withoutAddress);
    const rest = items.filter((item) => !breaks(item));
    const href = hrefOf(tag);
    return {
      tag,
      kind,
      ...(href === undefined ? {} : {href}),
      ...(instead === undefined ? {} : {instead}),
      items: breaking,
      changed: rest.filter(({kind: what}) => what === 'changed').length,
      added: rest.filter(({kind: what}) => what === 'added').length,
    };
  };
  return {
    from,
    to,
    entries: entries
      .filter(({kind}) => kind !== 'added')
      .map(broken)
      .filter(({kind, items}) => kind !== 'changed' || items.length > 0),
  };
}
