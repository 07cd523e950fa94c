import Translate from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import styles from './styles.module.css';
import type {SearchResults} from './useSearch';

/** Code, the same in every language. */
const buildCommand = 'npm run build';
const sampleQuery = 'v-btn depressed';

interface EmptyProps {
  readonly state: SearchResults['state'];
  readonly isSearching: boolean;
  readonly query: string;
  /** There is something to choose from. */
  readonly hasLines: boolean;
}

/** What is said while there is nothing to choose from. */
export default function Empty({
  state,
  isSearching,
  query,
  hasLines,
}: EmptyProps): ReactElement | null {
  if (hasLines) {
    return null;
  }
  if (state === 'failed') {
    return (
      <p className={styles.empty}>
        {process.env.NODE_ENV === 'development' ? (
          <Translate
            id="site.search.noIndex"
            description="Shown to those who develop the site"
            values={{command: <code>{buildCommand}</code>}}
          >
            {
              'The development server searches the last build of this language, and there is none. Run {command} once.'
            }
          </Translate>
        ) : (
          <Translate id="site.search.failed">
            The search could not be loaded. Check your connection and try again.
          </Translate>
        )}
      </p>
    );
  }
  if (query === '') {
    return (
      <p className={styles.empty}>
        <Translate
          id="site.search.hint"
          description="In the search before anything is typed; {example} is a name to look for"
          values={{example: <code>{sampleQuery}</code>}}
        >
          {'Type a word, or a name such as {example}.'}
        </Translate>
      </p>
    );
  }
  return isSearching || state === 'loading' ? null : (
    <p className={styles.empty}>
      <Translate
        id="site.search.nothing"
        description="Shown when nothing matches the search"
        values={{query: <b>{query}</b>}}
      >
        {'Nothing matches “{query}”.'}
      </Translate>
    </p>
  );
}
