import migration from '@content-service/migration.json';
import Translate from '@docusaurus/Translate';
import Markdown from '@site/src/components/Markdown';
import {type ReactElement, useId} from 'react';
import styles from './styles.module.css';

/** The notes of the framework's repository; nothing where it has none. */
export default function MigrationNotes(): ReactElement | null {
  const id = useId();
  const html = migration.items[0]?.html ?? '';
  if (html.trim() === '') {
    return null;
  }
  return (
    <section aria-labelledby={id} className={styles.notes}>
      <p className={styles.title} id={id}>
        <Translate
          description="Above the notes for migration of the framework's repository"
          id="site.migration.title"
        >
          From the framework’s repository
        </Translate>
      </p>
      {/* They are written in English, whatever the language of the page. */}
      <div lang="en">
        <Markdown html={html} />
      </div>
    </section>
  );
}
