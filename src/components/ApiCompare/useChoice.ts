import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ChangeKind} from '@site/plugins/component-docs/client/compare';
import {kinds} from '@site/src/components/ApiChanges/kinds';

/** What the address says that the reader chose. */
export interface Choice {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: ChangeKind | undefined;
  readonly query: string;
}

function read(search: string): Choice {
  const fields = new URLSearchParams(search);
  return {
    from: fields.get('from') ?? undefined,
    to: fields.get('to') ?? undefined,
    kind: kinds.find((kind) => kind === fields.get('kind')),
    query: fields.get('q') ?? '',
  };
}

function write({from, to, kind, query}: Choice): string {
  const fields = Object.entries({from, to, kind, q: query});
  return new URLSearchParams(
    fields.filter((field): field is [string, string] => Boolean(field[1])),
  ).toString();
}

/**
 * The reader's choice, kept in the address, so that it can be shared.
 *
 * @returns the choice and what changes a part of it: `push` makes a step that
 * Back takes away.
 */
export default function useChoice(): readonly [
  Choice,
  (part: Partial<Choice>, push?: boolean) => void,
] {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  // The server knows no choice, and the first render must be what it wrote.
  const choice = read(isBrowser ? search : '');
  return [
    choice,
    (part, push = false) => {
      // With another hash the page would jump.
      const address = {pathname, hash, search: write({...choice, ...part})};
      if (push) {
        history.push(address);
      } else {
        history.replace(address);
      }
    },
  ];
}
