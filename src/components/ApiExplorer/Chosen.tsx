import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {mdiOpenInNew} from '@mdi/js';
import PageData from '@site/src/components/ApiPage/PageData';
import PageLinks from '@site/src/components/ApiPage/PageLinks';
import ApiHistory from '@site/src/components/ApiHistory';
import ApiSection from '@site/src/components/ApiSection';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

interface ChosenProps {
  readonly tag: string;
  /** Address of its API page, which has the rows. */
  readonly pathname: string;
}

/** The API of the chosen component. */
export default function Chosen({tag, pathname}: ChosenProps): ReactElement {
  return (
    <section className={styles.chosen}>
      <Heading as="h2">
        <Translate
          description="Heading above the API of the chosen component"
          id="site.explorer.chosen"
          values={{tag: <code>{tag}</code>}}
        >
          {'API of {tag}'}
        </Translate>
      </Heading>
      <PageData key={pathname} pathname={pathname}>
        {(page) => (
          <>
            <PageLinks page={page}>
              <li>
                <Link to={pathname}>
                  <Icon path={mdiOpenInNew} />
                  <Translate
                    description="Link to the page that shows one component's API only"
                    id="site.explorer.ownPage"
                  >
                    On a page of its own
                  </Translate>
                </Link>
              </li>
            </PageLinks>
            <ApiSection data={{entries: [page.entry]}} />
            {page.history && <ApiHistory steps={page.history.steps} />}
          </>
        )}
      </PageData>
    </section>
  );
}
