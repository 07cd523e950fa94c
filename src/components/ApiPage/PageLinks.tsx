import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  mdiBookOpenPageVariantOutline,
  mdiCodeJson,
  mdiCompareHorizontal,
} from '@mdi/js';
import type {ApiPageData} from '@site/plugins/component-docs/client/api';
import Icon from '@site/src/components/Icon';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

interface PageLinksProps {
  readonly page: ApiPageData;
  /** More links, as list items. */
  readonly children?: ReactNode;
}

/** Where else a component is described: its guide, and for programs. */
export default function PageLinks({
  page: {guide, json, history},
  children,
}: PageLinksProps): ReactElement {
  return (
    <ul className={styles.links}>
      {guide && (
        <li>
          <Link to={guide.permalink}>
            <Icon path={mdiBookOpenPageVariantOutline} />
            <Translate
              description="Link from an API page to the page that explains the component"
              id="site.api.page.guide"
              values={{page: guide.title}}
            >
              {'Guide and examples: {page}'}
            </Translate>
          </Link>
        </li>
      )}
      {history?.compare && (
        <li>
          <Link to={history.compare.href}>
            <Icon path={mdiCompareHorizontal} />
            <Translate
              description="Link from the API of a component to what two releases differ in"
              id="site.api.page.compare"
              values={{from: history.compare.from, to: history.compare.to}}
            >
              {'What changed from {from} to {to}'}
            </Translate>
          </Link>
        </li>
      )}
      {children}
      <li>
        <a href={json}>
          <Icon path={mdiCodeJson} />
          <Translate
            description="Link from an API page to the same content for programs"
            id="site.api.page.json"
          >
            The same as JSON
          </Translate>
        </a>
      </li>
    </ul>
  );
}
