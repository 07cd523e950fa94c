// cspell:ignore alrets boutons componets
import {nearestPages, pagesNamed} from '../find';

const pages = [
  ['', 'Vuetify'],
  ['components/alerts/', 'Alerts'],
  ['components/data-tables/', 'Data tables'],
  ['components/buttons/', 'Boutons'],
  ['customization/theme/', 'Theme'],
  ['1.5/components/alerts/', 'Alerts'],
  ['api/v-alert/', 'v-alert API'],
].map(([path = '', title = '']) => ({path, title}));
const versions = ['next', '1.5'];

const nearest = (asked: string) =>
  nearestPages(asked, pages, versions).map(({path}) => path);

test.each([
  ['componets/alrets/', 'components/alerts/'],
  ['Components/Alerts', 'components/alerts/'],
  ['components/datatable/', 'components/data-tables/'],
  ['guides/theme/', 'customization/theme/'],
  ['1.5/components/alert/', '1.5/components/alerts/'],
  ['api/v-alerts/', 'api/v-alert/'],
])('%s is nearest to %s', (asked, path) => {
  expect(nearest(asked)[0]).toBe(path);
});

test('an address like no other has no nearest page', () => {
  expect(nearest('zzzzzz/qqqqqqqqqqqq/')).toEqual([]);
});

test('an address offers pages of its version only', () => {
  expect(nearest('components/alert/')).not.toContain('1.5/components/alerts/');
  expect(nearest('next/components/alert/')).toEqual([]);
});

const named = (query: string, version = '') =>
  pagesNamed(query, pages, versions, version).map(({path}) => path);

test('pages are found by title and by address, beginnings first', () => {
  expect(named('ALERT')).toEqual(['components/alerts/', 'api/v-alert/']);
  expect(named('data tab')).toEqual(['components/data-tables/']);
  expect(named('buttons')).toEqual(['components/buttons/']);
  expect(named('alert', '1.5')).toEqual(['1.5/components/alerts/']);
  expect(named('qqq')).toEqual([]);
});
