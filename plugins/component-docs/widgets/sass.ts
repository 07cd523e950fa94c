import type {SassBrowserData, SassComponentRows, SassRow} from '../client/api';
import type {Metadata, SassVariable} from '../metadata/model';
import {globalSet} from '../metadata/readers/sass';

const rowOf = ({name, value, resolved}: SassVariable): SassRow => ({
  name,
  value,
  ...(resolved === undefined || resolved === value ? {} : {resolved}),
});

/**
 * What the browser of sass variables shows of a release.
 *
 * @returns what the page holds, and what it loads when a component is chosen.
 */
export function sassBrowserData({components, sass = []}: Metadata): {
  readonly data: SassBrowserData;
  readonly rows: SassComponentRows;
} {
  const owned = components
    .filter((component) => component.sass.length > 0)
    .map(({tag, sass: variables}) => ({name: tag, variables}));
  const sets = [...owned, ...sass]
    .map(({name, variables}) => ({name, rows: variables.map(rowOf)}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const ofComponents = sets.filter(({name}) => name !== globalSet);
  return {
    data: {
      globals: sets.find(({name}) => name === globalSet)?.rows ?? [],
      components: ofComponents.map(({name}) => name),
    },
    rows: Object.fromEntries(ofComponents.map(({name, rows}) => [name, rows])),
  };
}
