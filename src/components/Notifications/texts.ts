import {translate} from '@docusaurus/Translate';

/** Name of the bell, with the number of what is new. */
export function bellLabel(unread: number): string {
  return unread === 0
    ? translate({
        id: 'site.notifications.label',
        message: 'Notifications',
        description: 'Name of the bell in the navbar, and of its menu',
      })
    : translate(
        {
          id: 'site.notifications.unread',
          message: 'Notifications, {count} new',
          description: 'Name of the bell when there is something new',
        },
        {count: unread},
      );
}

/** Action of a notification that names none. */
export function closeText(): string {
  return translate({
    id: 'site.notifications.close',
    message: 'Close',
    description: 'Closes a notification',
  });
}

/** Mark of content that comes with the site. */
export function sampleText(): string {
  return translate({
    id: 'site.content.sample',
    message: 'Sample',
    description: 'Mark of content that stands in for a service',
  });
}
