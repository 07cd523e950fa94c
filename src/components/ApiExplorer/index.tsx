import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {mdiChevronRight} from '@mdi/js';
import type {ApiExplorerData} from '@site/plugins/component-docs/client/api';
import {categoryTitle} from '@site/src/components/CategoryPage/texts';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import Chosen from './Chosen';
import Letters from './Letters';
import Search from './Search';
import styles from './styles.module.css';

/** Field of the address that names the chosen component. */
const field = 'component';

interface ApiExplorerProps {
  /** Authors write `<ApiExplorer />`; the build passes the version's names. */
  readonly data: ApiExplorerData;
}

function Prompt({asked}: {readonly asked: string | null}): ReactElement {
  return (
    <p className={styles.prompt}>
      {asked !== null && (
        <strong>
          <Translate
            description="Shown when the address names a component that does not exist"
            id="site.explorer.unknown"
            values={{tag: <code>{asked}</code>}}
          >
            {'This version has no component {tag}.'}
          </Translate>{' '}
        </strong>
      )}
      <Translate
        description="Stands until a component is chosen"
        id="site.explorer.prompt"
      >
        Search for a component or browse the categories to see its API here.
      </Translate>
    </p>
  );
}

/** Finds a component and shows its API; the address keeps the choice. */
export default function ApiExplorer({data}: ApiExplorerProps): ReactElement {
  const isBrowser = useIsBrowser();
  const {pathname, search} = useLocation();
  const history = useHistory();
  const asked = isBrowser ? new URLSearchParams(search).get(field) : null;
  const chosen = data.components.find(({tag}) => tag === asked);
  return (
    <>
      <div className={styles.chooser}>
        <Search
          chosen={chosen}
          components={data.components}
          onChoose={({tag}) => {
            history.push({
              pathname,
              search: new URLSearchParams({[field]: tag}).toString(),
            });
          }}
        />
        <p className={styles.or}>
          <span>
            <Translate
              description="Stands between the search field and the categories"
              id="site.explorer.or"
            >
              OR
            </Translate>
          </span>
        </p>
        <div className={styles.categories}>
          <Heading as="h2" id="categories">
            <Translate
              description="Heading above the links to the categories"
              id="site.explorer.browse"
            >
              Browse Categories
            </Translate>
          </Heading>
          <ul>
            {data.categories.map((category) => (
              <li key={category.name}>
                <Link to={category.permalink}>
                  {categoryTitle(category)}
                  <Icon path={mdiChevronRight} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {chosen ? (
        <Chosen pathname={`${data.base}${chosen.tag}/`} tag={chosen.tag} />
      ) : (
        <>
          <Prompt asked={asked} />
          <Letters data={data} />
        </>
      )}
    </>
  );
}
