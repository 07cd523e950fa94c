import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ApiExplorerData} from '@site/plugins/component-docs/client/api';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import {byLetter} from './search';
import styles from './styles.module.css';

/** What the names of services start with. */
const serviceSign = '$';

/** Every API page, by letter: all that is needed where no script runs. */
export default function Letters({
  data: {base, components, directives, services},
}: {
  readonly data: ApiExplorerData;
}): ReactElement {
  const tags = [...components.map(({tag}) => tag), ...directives];
  return (
    <section data-pagefind-ignore>
      <Heading as="h2" id="all">
        <Translate
          description="Heading above the links to all API pages"
          id="site.explorer.all"
        >
          All components and directives
        </Translate>
      </Heading>
      <dl className={styles.letters}>
        {byLetter(tags).map(([letter, list]) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>
              <ul>
                {list.map((tag) => (
                  <li key={tag}>
                    <Link to={`${base}${tag}/`}>
                      <code>{tag}</code>
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
        {services.length > 0 && (
          <div>
            <dt>{serviceSign}</dt>
            <dd>
              <ul>
                {services.map(({slug, name}) => (
                  <li key={slug}>
                    <Link to={`${base}${slug}/`}>
                      <code>{name}</code>
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
