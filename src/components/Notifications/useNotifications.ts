import {watchContent} from '@site/plugins/content-service/client';
import type {
  Collection,
  Notification,
} from '@site/plugins/content-service/client/types';
import {useEffect, useState} from 'react';
import {
  dueNotification,
  markViewed,
  readViewed,
  unviewedOf,
  type ViewedState,
} from './state';

const none: Collection<Notification> = {sample: false, items: []};

/** What there is, what of it is new, and what appears by itself. */
export interface Notifications extends Collection<Notification> {
  readonly unread: number;
  /** The one that appears by itself. */
  readonly due: Notification | undefined;
  readonly view: (slugs: readonly string[]) => void;
}

/** Notifications and what the visitor has seen of them. */
export function useNotifications(): Notifications {
  const [content, setContent] = useState(none);
  const [state, setState] = useState<ViewedState>(readViewed);
  useEffect(() => watchContent('notifications', setContent), []);
  return {
    ...content,
    unread: unviewedOf(content.items, state).length,
    due: dueNotification(content.items, state),
    view: (slugs) => {
      setState(markViewed(slugs));
    },
  };
}
