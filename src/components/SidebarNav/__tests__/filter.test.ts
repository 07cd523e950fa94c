import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {filterSidebar, firstHref} from '../filter';

const sidebar: PropSidebarItem[] = [
  {
    type: 'category',
    label: 'Introduction',
    collapsible: true,
    collapsed: true,
    items: [{type: 'link', label: 'Résumé', href: '/resume/'}],
  },
  {
    type: 'category',
    label: 'UI components',
    collapsible: true,
    collapsed: false,
    items: [
      {type: 'link', label: 'Alerts', href: '/alerts/'},
      {type: 'link', label: 'Data tables', href: '/data-tables/'},
    ],
  },
];

const labels = (items: readonly PropSidebarItem[]): unknown[] =>
  items.map((item) =>
    item.type === 'category'
      ? {[item.label]: labels(item.items)}
      : item.type === 'link' && item.label,
  );

test.each([
  ['data', [{'UI components': ['Data tables']}]],
  ['  ALERT ', [{'UI components': ['Alerts']}]],
  ['resume', [{Introduction: ['Résumé']}]],
  ['components', [{'UI components': ['Alerts', 'Data tables']}]],
  ['nothing', []],
])('"%s" leaves what is named like it', (query, expected) => {
  expect(labels(filterSidebar(sidebar, query))).toEqual(expected);
});

test('an empty query changes nothing', () => {
  expect(filterSidebar(sidebar, ' ')).toBe(sidebar);
});

test('groups with matches cannot hide them', () => {
  expect(filterSidebar(sidebar, 'SUM')).toMatchObject([{collapsible: false}]);
});

test('finds the first page', () => {
  expect(firstHref(filterSidebar(sidebar, 'a'))).toBe('/alerts/');
  expect(firstHref([])).toBeUndefined();
});
