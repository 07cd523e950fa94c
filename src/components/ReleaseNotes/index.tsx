import list from '@content-service/releases.json';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactElement, useId} from 'react';
import Feed from './Feed';
import Notes from './Notes';
import styles from './styles.module.css';

const query = 'release';

/** Notes of the framework's releases, one at a time. */
export default function ReleaseNotes(): ReactElement {
  const {groups, current, sample} = list;
  const history = useHistory();
  const location = useLocation();
  const id = useId();
  // Pages are built without a query.
  const isBrowser = useIsBrowser();
  const asked = isBrowser && new URLSearchParams(location.search).get(query);
  const release =
    groups.flatMap(({releases}) => releases).find(({name}) => name === asked) ??
    current;
  if (!release) {
    return (
      <p className={styles.empty}>
        <Translate
          description="Where no releases are known"
          id="site.releases.empty"
        >
          This copy of the documentation holds no list of releases.
        </Translate>
      </p>
    );
  }
  return (
    <div className={styles.releases}>
      <div className={styles.bar}>
        <label className={styles.label} htmlFor={id}>
          <Translate
            description="Label of the list to choose a release from"
            id="site.releases.choose"
          >
            Release
          </Translate>
        </label>
        <select
          className={styles.select}
          id={id}
          onChange={({target}) => {
            history.replace({
              ...location,
              hash: '',
              search: `?${new URLSearchParams({[query]: target.value}).toString()}`,
            });
          }}
          value={release.name}
        >
          {groups.map(({label, releases}) => (
            <optgroup key={label} label={label}>
              {releases.map(({name}) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Feed />
      </div>
      <Notes
        html={release.name === current?.name ? current.html : undefined}
        key={release.name}
        name={release.name}
        publishedAt={release.publishedAt}
      />
      {sample && (
        <p className={styles.sample}>
          <Translate
            description="Below releases that do not come from the repository"
            id="site.releases.sample"
          >
            This list was made from the versions on npm and from what their APIs
            differ in. The complete notes are in the repository.
          </Translate>
        </p>
      )}
    </div>
  );
}
