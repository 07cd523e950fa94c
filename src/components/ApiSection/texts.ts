import {translate} from '@docusaurus/Translate';
import type {Column} from './columns';
import type {
  ApiGroupName,
  ApiOriginLabel,
} from '@site/plugins/component-docs/client/api';

/** Names of the groups, as tabs and headings show them. */
export function groupLabel(group: ApiGroupName): string {
  switch (group) {
    case 'props':
      return translate({
        id: 'site.api.group.props',
        message: 'Props',
        description: 'Group of an API section: properties of a component',
      });
    case 'slots':
      return translate({
        id: 'site.api.group.slots',
        message: 'Slots',
        description: 'Group of an API section: slots of a component',
      });
    case 'events':
      return translate({
        id: 'site.api.group.events',
        message: 'Events',
        description: 'Group of an API section: events of a component',
      });
    case 'functions':
      return translate({
        id: 'site.api.group.functions',
        message: 'Functions',
        description: 'Group of an API section: methods of a component',
      });
    case 'sass':
      return translate({
        id: 'site.api.group.sass',
        message: 'Sass variables',
        description: 'Group of an API section: sass variables of a component',
      });
    case 'modifiers':
      return translate({
        id: 'site.api.group.modifiers',
        message: 'Modifiers',
        description: 'Group of an API section: modifiers of a directive',
      });
    case 'members':
      return translate({
        id: 'site.api.group.members',
        message: 'Properties',
        description: 'Group of an API section: properties of a service',
      });
    case 'options':
      return translate({
        id: 'site.api.group.options',
        message: 'Options',
        description:
          'Group of an API section: what one may set of a service or pass to it',
      });
    case 'types':
      return translate({
        id: 'site.api.group.types',
        message: 'Types',
        description: 'Group of an API page: types that the API names',
      });
  }
}

/** Short label and longer explanation of where an item comes from. */
export function originLabel(label: ApiOriginLabel): {
  text: string;
  title: string;
} {
  return label === 'detected'
    ? {
        text: translate({
          id: 'site.api.detected',
          message: 'detected',
          description: 'Chip of an API item that was found in source code',
        }),
        title: translate({
          id: 'site.api.detected.title',
          message:
            'Found in the source code of this release, which has no list of its slots and events',
          description: 'Tooltip of the chip "detected"',
        }),
      }
    : {
        text: translate({
          id: 'site.api.borrowed',
          message: 'from a later version',
          description: 'Chip of a description taken from a later release',
        }),
        title: translate({
          id: 'site.api.borrowed.title',
          message:
            'This release describes nothing; the text is that of the same item in a later release',
          description: 'Tooltip of the chip "from a later version"',
        }),
      };
}

/** Names of the columns of a table. */
export function columnLabel(column: Column): string {
  switch (column) {
    case 'name':
      return translate({
        id: 'site.api.column.name',
        message: 'Name',
        description: 'Column of an API table',
      });
    case 'type':
      return translate({
        id: 'site.api.column.type',
        message: 'Type',
        description: 'Column of an API table',
      });
    case 'default':
      return translate({
        id: 'site.api.column.default',
        message: 'Default',
        description: 'Column of an API table: value when none is given',
      });
    case 'values':
      return translate({
        id: 'site.api.column.values',
        message: 'Value',
        description: 'Column of an API table: what an event or slot provides',
      });
    case 'signature':
      return translate({
        id: 'site.api.column.signature',
        message: 'Signature',
        description: 'Column of an API table: parameters and result',
      });
    case 'definition':
      return translate({
        id: 'site.api.column.definition',
        message: 'Definition',
        description: 'Column of an API table: how a type is declared',
      });
    case 'description':
      return translate({
        id: 'site.api.column.description',
        message: 'Description',
        description: 'Column of an API table',
      });
  }
}
