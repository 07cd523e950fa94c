import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {
  ApiBreakingData,
  BreakingEntry,
} from '@site/plugins/component-docs/client/compare';
import ComponentChanges from '@site/src/components/ApiChanges/Component';
import Kind from '@site/src/components/ApiChanges/Kind';
import Html from '@site/src/components/Html';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface BreakingChangesProps {
  /** Authors write `<BreakingChanges from="1.5" />`; the build passes this. */
  readonly data: ApiBreakingData;
}

interface EntryProps {
  readonly entry: BreakingEntry;
}

const isWhole = ({kind}: BreakingEntry) =>
  kind === 'removed' || kind === 'unlisted';

function Instead({entry: {instead}}: EntryProps): ReactElement | null {
  return instead === undefined ? null : <Html as="span" html={instead} />;
}

/** Leads to the rest, which breaks nothing by its name alone. */
function Rest({
  entry: {tag, href, changed, added},
}: EntryProps): ReactElement | null {
  return href === undefined || changed + added === 0 ? null : (
    <p className={styles.rest}>
      <Link to={href}>
        <Translate
          description="Link from a migration guide to all that changed in a component"
          id="site.breaking.rest"
          values={{tag: <code>{tag}</code>}}
        >
          {'All that is different in {tag}'}
        </Translate>
      </Link>
      <span className={styles.sums} data-export="none">
        {changed > 0 && <Kind count={changed} kind="changed" />}
        {added > 0 && <Kind count={added} kind="added" />}
      </span>
    </p>
  );
}

function Gone({entry}: EntryProps): ReactElement {
  const {tag, kind, href} = entry;
  const name = <code>{tag}</code>;
  return (
    <li>
      <span>
        {href === undefined ? name : <Link to={href}>{name}</Link>}
        {kind === 'unlisted' && <Kind kind={kind} />}
      </span>
      <Instead entry={entry} />
    </li>
  );
}

function Changed({entry}: EntryProps): ReactElement {
  return (
    <ComponentChanges
      className={styles.changed}
      entry={entry}
      instead={<Instead entry={entry} />}
    >
      <Rest entry={entry} />
    </ComponentChanges>
  );
}

/** What each component lost between two releases, with what takes its place. */
export default function BreakingChanges({
  data: {entries},
}: BreakingChangesProps): ReactElement {
  const gone = entries.filter(isWhole);
  const changed = entries.filter((entry) => !isWhole(entry));
  return (
    <div className={styles.root} data-pagefind-ignore>
      {gone.length > 0 && (
        <div>
          <p className={styles.heading}>
            {translate({
              id: 'site.compare.removed',
              message: 'Removed components',
              description:
                'Heading above components that a later release has not',
            })}
          </p>
          <ul className={styles.gone}>
            {gone.map((entry) => (
              <Gone entry={entry} key={entry.tag} />
            ))}
          </ul>
        </div>
      )}
      {changed.length > 0 && (
        <div>
          <p className={styles.heading}>
            {translate({
              id: 'site.compare.changed',
              message: 'Changed components',
              description:
                'Heading above components that two releases differ in',
            })}
          </p>
          {changed.map((entry) => (
            <Changed entry={entry} key={entry.tag} />
          ))}
        </div>
      )}
    </div>
  );
}
