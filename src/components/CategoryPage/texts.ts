import {translate} from '@docusaurus/Translate';
import type {
  ApiGroupName,
  CategoryPageData,
} from '@site/plugins/component-docs/client/api';
import {usePluralForm} from '@docusaurus/theme-common';

/** Name of a category in the reader's language. */
export function categoryTitle({
  name,
  title,
}: Pick<CategoryPageData, 'name' | 'title'>): string {
  switch (name) {
    case 'forms':
      return translate({
        id: 'site.category.forms',
        message: 'Forms',
        description: 'Category of components: inputs, pickers, selects',
      });
    case 'navigation':
      return translate({
        id: 'site.category.navigation',
        message: 'Navigation',
        description: 'Category of components: bars, drawers, menus, tabs',
      });
    case 'layout':
      return translate({
        id: 'site.category.layout',
        message: 'Layout',
        description: 'Category of components: grid, cards, lists, sheets',
      });
    case 'buttons':
      return translate({
        id: 'site.category.buttons',
        message: 'Buttons',
        description: 'Category of components: buttons, chips, groups of them',
      });
    case 'modals':
      return translate({
        id: 'site.category.modals',
        message: 'Modals',
        description: 'Category of components: dialogs, snackbars, tooltips',
      });
    case 'tables':
      return translate({
        id: 'site.category.tables',
        message: 'Tables',
        description: 'Category of components: tables and data iterators',
      });
    default:
      return title;
  }
}

/** Says how much API a component has: "18 props". */
export function useCountText(): (group: ApiGroupName, count: number) => string {
  const {selectMessage} = usePluralForm();
  return (group, count) => {
    const message = {
      props: translate(
        {
          id: 'site.category.props',
          message: '{count} prop|{count} props',
          description: 'Size of the API of a component',
        },
        {count},
      ),
      slots: translate(
        {
          id: 'site.category.slots',
          message: '{count} slot|{count} slots',
          description: 'Size of the API of a component',
        },
        {count},
      ),
      events: translate(
        {
          id: 'site.category.events',
          message: '{count} event|{count} events',
          description: 'Size of the API of a component',
        },
        {count},
      ),
      functions: translate(
        {
          id: 'site.category.functions',
          message: '{count} function|{count} functions',
          description: 'Size of the API of a component',
        },
        {count},
      ),
      sass: '',
      modifiers: '',
      members: '',
      options: '',
      types: '',
    }[group];
    return selectMessage(count, message);
  };
}
