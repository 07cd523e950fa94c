import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {mdiArrowRight, mdiFileDocumentOutline} from '@mdi/js';
import type {UpNextLink} from '@site/plugins/component-docs/client/types';
import Icon from '@site/src/components/Icon';
import {findSection} from '@site/src/components/sections';
import {track} from '@site/src/visit/track';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactElement} from 'react';
import styles from './styles.module.css';

interface UpNextProps {
  readonly links: readonly UpNextLink[];
}

/** Where to go from here: one card a page, in the color of its section. */
export default function UpNext({links}: UpNextProps): ReactElement {
  return (
    <section className={styles.upNext} data-pagefind-ignore>
      <Heading as="h2" id="up-next">
        <Translate
          id="site.upNext.heading"
          description="Heading above the cards at the end of a page"
        >
          Up next
        </Translate>
      </Heading>
      <ul className={styles.cards}>
        {links.map(({permalink, title, description, section}) => {
          const look = findSection(section);
          return (
            <li key={permalink}>
              <Link
                className={styles.card}
                data-section={section}
                onClick={() => track({name: 'up-next', to: permalink})}
                style={
                  {
                    '--section': `var(--vd-${look?.color ?? 'primary'})`,
                  } as CSSProperties
                }
                to={permalink}
              >
                <span className={styles.icon}>
                  <Icon path={look?.icon ?? mdiFileDocumentOutline} size={24} />
                </span>
                <span className={styles.title}>
                  {title}
                  <Icon className={styles.arrow} path={mdiArrowRight} />
                </span>
                <span className={styles.description}>{description}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
