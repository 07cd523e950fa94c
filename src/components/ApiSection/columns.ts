import type {ApiGroup} from '@site/plugins/component-docs/client/api';

/** A column of an API table. */
export type Column =
  | 'name'
  | 'type'
  | 'default'
  | 'values'
  | 'signature'
  | 'definition'
  | 'description';

/** The columns of a group; those that would be empty are left out. */
export function columnsOf({name, items}: ApiGroup): readonly Column[] {
  switch (name) {
    case 'props':
    case 'members':
    case 'options':
      return ['name', 'type', 'default', 'description'];
    case 'slots':
    case 'events':
      return items.some(({values}) => values)
        ? ['name', 'values', 'description']
        : ['name', 'description'];
    case 'functions':
      return ['name', 'signature', 'description'];
    case 'sass':
      return ['name', 'default'];
    case 'types':
      return ['name', 'definition'];
    case 'modifiers':
      return ['name', 'description'];
  }
}
