import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {EntryChange} from '@site/plugins/component-docs/client/compare';
import ComponentChanges from '@site/src/components/ApiChanges/Component';
import Html from '@site/src/components/Html';
import {memo, type ReactElement} from 'react';
import styles from './styles.module.css';

const hashMark = '#';

interface ChangedProps {
  readonly entry: EntryChange;
  readonly open: boolean;
  readonly onToggle: (tag: string, open: boolean) => void;
}

function Links({entry: {tag, pages}}: Pick<ChangedProps, 'entry'>) {
  return (
    <ul className={styles.links}>
      {pages.map(({minor, href}) => (
        <li key={minor}>
          <Link to={href}>
            <Translate
              description="Link from a comparison to the API of a component in one release"
              id="site.compare.api"
              values={{tag: <code>{tag}</code>, version: minor}}
            >
              {'{tag} in {version}'}
            </Translate>
          </Link>
        </li>
      ))}
      <li>
        <a
          aria-label={translate(
            {
              id: 'site.api.permalink',
              message: 'Link to {name}',
              description: 'Name of the link to one item of an API section',
            },
            {name: tag},
          )}
          href={`#${tag}`}
        >
          {hashMark}
          {tag}
        </a>
      </li>
    </ul>
  );
}

/** What changed in one component, open or not as the address says. */
function Changed({entry, open, onToggle}: ChangedProps): ReactElement {
  const {tag, instead} = entry;
  return (
    <ComponentChanges
      className={styles.changed}
      entry={entry}
      id={tag}
      instead={
        instead !== undefined && (
          <Html className={styles.instead} html={instead} />
        )
      }
      onToggle={({currentTarget}) => {
        if (currentTarget.open !== open) {
          onToggle(tag, currentTarget.open);
        }
      }}
      open={open}
    >
      <Links entry={entry} />
    </ComponentChanges>
  );
}

export default memo(Changed);
