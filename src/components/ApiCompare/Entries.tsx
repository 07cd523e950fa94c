import {translate} from '@docusaurus/Translate';
import type {EntryChange} from '@site/plugins/component-docs/client/compare';
import Heading from '@theme/Heading';
import {type ReactElement, useCallback, useEffect, useState} from 'react';
import Changed from './Changed';
import Whole from './Whole';
import styles from './styles.module.css';

interface EntriesProps {
  readonly entries: readonly EntryChange[];
  /** Tag that the address points at; empty for none. */
  readonly target: string;
  /** Whether all details are open unless the reader closed them. */
  readonly open: boolean;
}

const isNew = ({kind}: EntryChange) => kind === 'added';
const isGone = ({kind}: EntryChange) =>
  kind === 'removed' || kind === 'unlisted';

/** What came, what went and what changed, each under its heading. */
export default function Entries({
  entries,
  target,
  open,
}: EntriesProps): ReactElement {
  // What the reader opened and closed, until "all" is asked for.
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(
    new Map(),
  );
  const [shownOpen, setShownOpen] = useState(open);
  if (shownOpen !== open) {
    setShownOpen(open);
    setToggled(new Map());
  }
  const onToggle = useCallback((tag: string, isOpen: boolean) => {
    setToggled((before) => new Map(before).set(tag, isOpen));
  }, []);
  useEffect(() => {
    if (target !== '') {
      document.getElementById(target)?.scrollIntoView({block: 'start'});
    }
  }, [target]);
  const came = entries.filter(isNew);
  const went = entries.filter(isGone);
  const changed = entries.filter((entry) => !isNew(entry) && !isGone(entry));
  return (
    <div className={styles.sections}>
      {came.length > 0 && (
        <section data-pagefind-ignore>
          <Heading as="h2" id="new">
            {translate({
              id: 'site.compare.new',
              message: 'New components',
              description:
                'Heading above components that a later release has in addition',
            })}
          </Heading>
          <ul className={styles.came}>
            {came.map((entry) => (
              <Whole entry={entry} key={entry.tag} />
            ))}
          </ul>
        </section>
      )}
      {went.length > 0 && (
        <section data-pagefind-ignore>
          <Heading as="h2" id="removed">
            {translate({
              id: 'site.compare.removed',
              message: 'Removed components',
              description:
                'Heading above components that a later release has not',
            })}
          </Heading>
          <ul className={styles.went}>
            {went.map((entry) => (
              <Whole entry={entry} key={entry.tag} />
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section data-pagefind-ignore>
          <Heading as="h2" id="changed">
            {translate({
              id: 'site.compare.changed',
              message: 'Changed components',
              description:
                'Heading above components that two releases differ in',
            })}
          </Heading>
          {changed.map((entry) => (
            <Changed
              entry={entry}
              key={entry.tag}
              onToggle={onToggle}
              open={toggled.get(entry.tag) ?? (open || entry.tag === target)}
            />
          ))}
        </section>
      )}
    </div>
  );
}
