import {checkTags} from '../tags';

const known = ['v-alert', 'v-btn'];

it('takes known tags', () => {
  expect(() => {
    checkTags(
      ['v-btn'],
      known,
      () => 'docs/a.mdx:4',
      'component of vuetify 2.7.2',
    );
  }).not.toThrow();
});

it('names the place of an unknown tag and the nearest known one', () => {
  expect(() => {
    checkTags(
      ['v-btn', 'v-alerts'],
      known,
      (index) => `docs/a.mdx:${String(4 + index)}`,
      'component of vuetify 2.7.2',
    );
  }).toThrow(
    'docs/a.mdx:5: "v-alerts" is no component of vuetify 2.7.2; did you mean "v-alert"?',
  );
});
