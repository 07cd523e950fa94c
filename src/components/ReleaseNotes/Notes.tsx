import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Markdown from '@site/src/components/Markdown';
import {type ReactElement, useEffect, useState} from 'react';
import styles from './styles.module.css';

interface NotesProps {
  readonly name: string;
  readonly publishedAt: string | undefined;
  /** What the page has already; else it is loaded. */
  readonly html: string | undefined;
}

type Loaded = {readonly html: string} | 'loading' | 'failed';

/** The notes of a release that is not part of the page. */
function useNotes(name: string, html: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(
    html === undefined ? 'loading' : {html},
  );
  useEffect(() => {
    if (html !== undefined) {
      return undefined;
    }
    let isStopped = false;
    const load = async () => {
      const {default: notes} =
        await import('@content-service/release-notes.json');
      if (!isStopped) {
        setLoaded({html: notes[name] ?? ''});
      }
    };
    load().catch((error: unknown) => {
      console.error('The notes of releases could not be loaded:', error);
      if (!isStopped) {
        setLoaded('failed');
      }
    });
    return () => {
      isStopped = true;
    };
  }, [html, name]);
  return loaded;
}

function PublishedOn({date}: {readonly date: string}): ReactElement {
  const {i18n} = useDocusaurusContext();
  const text = new Intl.DateTimeFormat(i18n.currentLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  return (
    <p className={styles.date}>
      <Translate
        description="Below the name of a release"
        id="site.releases.published"
        values={{date: <time dateTime={date}>{text}</time>}}
      >
        {'Published on {date}'}
      </Translate>
    </p>
  );
}

/** One release: its name, date and notes. */
export default function Notes({
  name,
  publishedAt,
  html,
}: NotesProps): ReactElement {
  const notes = useNotes(name, html);
  return (
    <section
      aria-busy={notes === 'loading'}
      aria-label={name}
      aria-live="polite"
      className={styles.notes}
    >
      <p className={styles.name}>{name}</p>
      {publishedAt !== undefined && <PublishedOn date={publishedAt} />}
      {notes === 'loading' && (
        <div aria-hidden="true" className={styles.skeleton}>
          <span />
          <span />
          <span />
        </div>
      )}
      {notes === 'failed' && (
        <p className={styles.empty}>
          <Translate
            description="Where the notes of a release cannot be loaded"
            id="site.releases.failed"
          >
            The notes could not be loaded. Load the page again to see them.
          </Translate>
        </p>
      )}
      {typeof notes === 'object' && (
        // They are written in English, whatever the language of the page.
        <div lang="en">
          <Markdown html={notes.html} />
        </div>
      )}
    </section>
  );
}
