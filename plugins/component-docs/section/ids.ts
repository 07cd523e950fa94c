import type {ApiGroupName} from '../client/api';

const slug = (text: string) =>
  text.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-|-$/g, '');

/** Id of a component or directive on a page, and hash of links to it. */
export const entryId = (tag: string): string => `api-${tag}`;

/** Id of an item; of two that would have the same one, the first has it. */
export const itemId = (
  tag: string,
  group: ApiGroupName,
  name: string,
): string => `${entryId(tag)}-${group}-${slug(name)}`;

/** Last part of the address of a service: `vuetify-goto`. */
export const serviceSlug = (name: string): string => slug(name).toLowerCase();
