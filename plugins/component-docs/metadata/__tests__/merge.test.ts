import type {DraftComponent} from '../draft';
import {mergeSources} from '../merge';
import type {Component} from '../model';
import {overlaySchema} from '../overlay';

const component = (
  parts: Partial<DraftComponent> & Pick<DraftComponent, 'tag'>,
): DraftComponent => ({props: [], slots: [], events: [], ...parts});

const draft = (...components: DraftComponent[]) => ({
  components,
  directives: [],
});

/** The slots of `k-box`, whose descriptions another release may lend. */
function slotsOf(overlay: object, lent: Component['slots']) {
  const names = lent.map(({name}) => ({name}));
  const {components} = mergeSources({
    runtime: draft(component({tag: 'k-box'})),
    scan: draft(component({tag: 'k-box', slots: names})),
    borrowed: {
      components: [
        {
          tag: 'k-box',
          props: [],
          slots: lent,
          events: [],
          functions: [],
          sass: [],
        },
      ],
    },
    overlay: overlaySchema.parse(overlay),
  });
  return components[0]?.slots;
}

describe('the description of an item that another release has too', () => {
  const shared = {shared: {slots: {default: {description: 'Shared.'}}}};
  const own = {
    ...shared,
    components: {'k-box': {slots: {default: {description: 'Own.'}}}},
  };
  const told = [
    {name: 'default', origin: 'manifest', description: 'Told.'},
  ] as const;
  const written = [
    {name: 'default', origin: 'overlay', description: 'Written.'},
  ] as const;
  const rewritten = [
    {
      name: 'default',
      origin: 'manifest',
      description: 'Rewritten.',
      descriptionOrigin: 'overlay',
    },
  ] as const;

  it.each([
    ['its own text', own, told, 'Own.', 'overlay'],
    ['a text of the package that lends', shared, told, 'Told.', 'borrowed'],
    ['what is shared, over an overlay', shared, written, 'Shared.', 'overlay'],
    ['what is shared, over a change', shared, rewritten, 'Shared.', 'overlay'],
    ['what else there is', {}, written, 'Written.', 'borrowed'],
  ])('is %s', (_, overlay, lent, description, descriptionOrigin) => {
    expect(slotsOf(overlay, [...lent])).toEqual([
      {name: 'default', origin: 'scan', description, descriptionOrigin},
    ]);
  });
});

it('leaves out what the overlay calls absent', () => {
  const item = (name: string) => ({name, description: 'Told.'});
  const {components} = mergeSources({
    manifest: draft(
      component({
        tag: 'k-radio',
        slots: [item('label'), item('message')],
        events: [item('change'), item('reset')],
      }),
      component({tag: 'k-field', slots: [item('message')]}),
    ),
    overlay: overlaySchema.parse({
      components: {
        'k-radio': {
          absent: {slots: ['message'], events: ['reset']},
          events: {focus: {description: 'Own.'}},
        },
      },
    }),
  });
  expect(
    components.map(({tag, slots, events}) => [
      tag,
      ...[...slots, ...events].map(({name}) => name),
    ]),
  ).toEqual([
    ['k-field', 'message'],
    ['k-radio', 'label', 'change', 'focus'],
  ]);
});
