import {translate} from '@docusaurus/Translate';
import type {
  ChangeKind,
  Comparability,
  ComparedGroup,
} from '@site/plugins/component-docs/client/compare';
import {groupLabel} from '@site/src/components/ApiSection/texts';

/** Name of a kind of change, as a mark beside an item. */
export function kindLabel(kind: ChangeKind): string {
  switch (kind) {
    case 'added':
      return translate({
        id: 'site.compare.kind.added',
        message: 'added',
        description: 'Mark of an API item that a later release has in addition',
      });
    case 'changed':
      return translate({
        id: 'site.compare.kind.changed',
        message: 'changed',
        description: 'Mark of an API item that two releases differ in',
      });
    case 'deprecated':
      return translate({
        id: 'site.compare.kind.deprecated',
        message: 'deprecated',
        description: 'Mark of an API item that a later release advises against',
      });
    case 'removed':
      return translate({
        id: 'site.compare.kind.removed',
        message: 'removed',
        description: 'Mark of an API item that a later release has not',
      });
    case 'unlisted':
      return translate({
        id: 'site.compare.kind.unlisted',
        message: 'no longer listed',
        description:
          'Mark of an API item that a later release does not name, though it may have it',
      });
  }
}

/** Name of a group of items. */
export function comparedGroupLabel(group: ComparedGroup): string {
  return group === 'model'
    ? translate({
        id: 'site.compare.group.model',
        message: 'v-model',
        description: 'Group of an API comparison; a name in code',
      })
    : groupLabel(group);
}

/** Says how well a group could be compared. */
export function comparabilityText(
  how: Comparability,
  from: string,
  to: string,
): string {
  switch (how) {
    case 'loaded':
      return translate({
        id: 'site.compare.how.loaded',
        message: 'Complete: both releases were loaded and asked.',
        description: 'How well a group of two releases can be compared',
      });
    case 'listed':
      return translate({
        id: 'site.compare.how.listed',
        message:
          'From the lists of both releases. What the later one does not name any more may still be there.',
        description: 'How well a group of two releases can be compared',
      });
    case 'detected':
      return translate(
        {
          id: 'site.compare.how.detected',
          message:
            '{from} has no list of them: they were found in its source code. “Added” means not found there, and what {to} does not list may still work.',
          description: 'How well a group of two releases can be compared',
        },
        {from, to},
      );
    case 'additions':
      return translate({
        id: 'site.compare.how.additions',
        message:
          'Only what came is known, not what changed or went: the lists of these releases are too rough for more.',
        description: 'How well a group of two releases can be compared',
      });
    case 'unknown':
      return translate({
        id: 'site.compare.how.unknown',
        message: 'Not compared: at least one of the releases has no list.',
        description: 'How well a group of two releases can be compared',
      });
  }
}
