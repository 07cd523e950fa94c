import content from '@content-service/jobs.json';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {mdiLoading} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import SearchField from '@site/src/components/SearchField';
import type {ReactElement} from 'react';
import Job from './Job';
import styles from './styles.module.css';
import useFilter, {type Filter} from './useFilter';

/** How the search stands, in words. */
function Status({isPending, found}: Filter): ReactElement {
  const {selectMessage} = usePluralForm();
  if (isPending) {
    return (
      <span className={styles.pending}>
        <Icon className={styles.spinner} path={mdiLoading} />
        <Translate description="While jobs are searched" id="site.jobs.pending">
          Searching…
        </Translate>
      </span>
    );
  }
  return found.length === 0 ? (
    <Translate
      description="Where no job matches the search"
      id="site.jobs.none"
    >
      No Jobs Found
    </Translate>
  ) : (
    <>
      {selectMessage(
        found.length,
        translate(
          {
            id: 'site.jobs.count',
            message: '{count} job|{count} jobs',
            description:
              'How many jobs match; use as many plural forms as the language has, separated by |',
          },
          {count: found.length},
        ),
      )}
    </>
  );
}

/** Open positions, which a keyword narrows down. */
export default function Jobs(): ReactElement {
  const filter = useFilter(content.items);
  const {query, setQuery, isPending, found} = filter;
  const label = translate({
    id: 'site.jobs.search',
    message: 'Search title, company, place or text',
    description: 'Name of the search field of the list of jobs',
  });
  return (
    <div className={styles.jobs}>
      {content.sample && content.items.length > 0 && (
        <p className={styles.sample}>
          <Translate
            description="Above jobs that do not exist, to be labelled so"
            id="site.jobs.sample"
          >
            Sample: these entries show what the list looks like. No service that
            lists jobs is set up for this site; these companies and jobs do not
            exist.
          </Translate>
        </p>
      )}
      <SearchField label={label} onChange={setQuery} value={query} />
      <p className={styles.status} role="status">
        <Status {...filter} />
      </p>
      <ul aria-busy={isPending} className={styles.list}>
        {found.map((job) => (
          <li key={job.id}>
            <Job {...job} />
          </li>
        ))}
      </ul>
    </div>
  );
}
