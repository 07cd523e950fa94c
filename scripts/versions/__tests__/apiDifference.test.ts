import type {Metadata} from '../../../plugins/component-docs/metadata/model';
import {readFrozen} from '../../../plugins/component-docs/metadata/frozen';
import {root} from '../../lib/run';
import {apiDifference} from '../apiDifference';

let old: Metadata;
let now: Metadata;
beforeAll(() => {
  old = readFrozen(root, '1.5');
  now = readFrozen(root, '2.7');
});

it('names components and items that came, went or changed', () => {
  const lines = apiDifference(old, now);
  expect(lines).toEqual(
    expect.arrayContaining([
      '- v-list-tile',
      '+ v-list-item',
      '+ v-btn props plain',
      '- v-btn props round',
    ]),
  );
});

it('names what changed of a prop', () => {
  const changed: Metadata = {
    ...now,
    components: now.components.map((component) =>
      component.tag === 'v-btn'
        ? {
            ...component,
            props: component.props.map((prop) =>
              prop.name === 'block' ? {...prop, types: ['string']} : prop,
            ),
          }
        : component,
    ),
  };
  expect(apiDifference(now, changed)).toEqual([
    '~ v-btn props block: boolean = false → string = false',
  ]);
});

it('finds nothing where nothing changed', () => {
  expect(apiDifference(now, now)).toEqual([]);
});
