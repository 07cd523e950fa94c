import {unusedNavbarItems} from '../navbarItems';

const unused = (items: object[]) =>
  unusedNavbarItems({navbar: {items}})
    .map(([file]) => file.replace(/.*\/(\w+)\.js$/, '$1'))
    .sort();

it('takes out what no item of the navbar is', () => {
  expect(
    unused([
      {type: 'search'},
      {label: 'More', items: [{type: 'docsVersion'}, {label: 'A', to: '/a'}]},
    ]),
  ).toEqual([
    'DocNavbarItem',
    'DocSidebarNavbarItem',
    'DocsVersionDropdownNavbarItem',
    'HtmlNavbarItem',
  ]);
});
