// What the plugin writes for components to import.
declare module '@content-service/config.json' {
  import type {ClientConfig} from '@site/plugins/content-service/client/types';

  const config: ClientConfig;
  export default config;
}

declare module '@content-service/notifications.json' {
  import type {FreshContent} from '@site/plugins/content-service/client/types';

  const content: FreshContent['notifications'];
  export default content;
}

declare module '@content-service/ads.json' {
  import type {FreshContent} from '@site/plugins/content-service/client/types';

  const content: FreshContent['ads'];
  export default content;
}

declare module '@content-service/sponsors.json' {
  import type {FreshContent} from '@site/plugins/content-service/client/types';

  const content: FreshContent['sponsors'];
  export default content;
}

declare module '@content-service/releases.json' {
  import type {ReleaseList} from '@site/plugins/content-service/client/types';

  const list: ReleaseList;
  export default list;
}

declare module '@content-service/release-notes.json' {
  /** Safe HTML by the name of the release. */
  const notes: Readonly<Record<string, string>>;
  export default notes;
}

declare module '@content-service/newest-releases.json' {
  import type {
    Collection,
    ReleaseExcerpt,
  } from '@site/plugins/content-service/client/types';

  const content: Collection<ReleaseExcerpt>;
  export default content;
}

declare module '@content-service/jobs.json' {
  import type {
    Collection,
    Job,
  } from '@site/plugins/content-service/client/types';

  const content: Collection<Job>;
  export default content;
}

declare module '@content-service/migration.json' {
  import type {
    Collection,
    Migration,
  } from '@site/plugins/content-service/client/types';

  const content: Collection<Migration>;
  export default content;
}

declare module '@content-service/themes.json' {
  import type {
    Collection,
    Theme,
  } from '@site/plugins/content-service/client/types';

  const content: Collection<Theme>;
  export default content;
}
