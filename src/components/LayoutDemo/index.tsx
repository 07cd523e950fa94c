import Link from '@docusaurus/Link';
import {PageMetadata, useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {mdiAlertCircleOutline, mdiArrowLeft} from '@mdi/js';
import LayoutProvider from '@theme/Layout/Provider';
import clsx from 'clsx';
import {useRef} from 'react';
import type {ReactElement} from 'react';
import type {ExampleModule} from '@site/plugins/live-examples/client';
import {useMountedExample} from '@site/src/components/Example/useMountedExample';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';
import {textsOf} from './texts';
import {useOverviewPath} from './useOverviewPath';

interface LayoutDemoProps {
  /** The layout; the route brings it. */
  readonly layout: ExampleModule;
}

function SourceLink({file}: {readonly file: string}): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Link to={`${String(siteConfig.customFields?.sourceUrl)}/${file}`}>
      <Translate
        description="Link to the file of a layout in the repository"
        id="site.layouts.sourceLink"
      >
        Its source in the repository
      </Translate>
    </Link>
  );
}

/** A small tab at the edge of the page, clear of bars, drawers and buttons. */
function BackLink(): ReactElement {
  return (
    <nav
      aria-label={translate({
        id: 'site.layouts.navigation',
        message: 'Documentation',
        description: 'Accessible name of the way back from a layout’s page',
      })}
    >
      <Link className={styles.back} to={useOverviewPath()}>
        <Icon path={mdiArrowLeft} />
        <span className={styles.backLabel}>
          <Translate
            description="Link from a layout’s page to the page about layouts"
            id="site.layouts.back"
          >
            Back to the documentation
          </Translate>
        </span>
      </Link>
    </nav>
  );
}

/** The application on the whole page, or what is told instead of it. */
function Demo({layout}: LayoutDemoProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const {title, description} = textsOf(layout.name);
  const isBrowser = useIsBrowser();
  const dark = useColorMode().colorMode === 'dark';
  const [state, retry] = useMountedExample(host, {
    example: layout,
    active: true,
    dark,
    rtl: false,
  });

  return (
    <>
      <BackLink />
      <div
        className={clsx(state.status === 'failed' && styles.removed)}
        // The applications speak English, whatever the site's language.
        lang="en"
        ref={host}
      />
      {isBrowser && state.status === 'waiting' && (
        <p className={styles.loading} role="status">
          {translate(
            {
              id: 'site.layouts.loading',
              message: '{title} is loading …',
              description: 'Shown until the application of a layout is there',
            },
            {title},
          )}
        </p>
      )}
      {state.status === 'failed' && (
        <main className={styles.message} role="alert">
          <Icon path={mdiAlertCircleOutline} size={24} />
          <h1>
            <Translate
              description="Heading of the page when a layout did not load"
              id="site.layouts.failed"
            >
              This layout could not be shown
            </Translate>
          </h1>
          <p>
            {state.error instanceof Error
              ? state.error.message
              : String(state.error)}
          </p>
          <p>
            <button
              className="button button--primary"
              onClick={retry}
              type="button"
            >
              <Translate
                description="Button that loads a layout again"
                id="site.layouts.retry"
              >
                Try again
              </Translate>
            </button>
          </p>
          <SourceLink file={layout.file} />
        </main>
      )}
      <noscript>
        <div className={styles.message}>
          <h1>{title}</h1>
          <p>{description}</p>
          <p>
            <Translate
              description="Note on a layout’s page when JavaScript is off"
              id="site.layouts.noScript"
            >
              This page is an application and needs JavaScript.
            </Translate>
          </p>
          <SourceLink file={layout.file} />
        </div>
      </noscript>
    </>
  );
}

/** Page of a layout: the application alone, without the site's chrome. */
export default function LayoutDemo({layout}: LayoutDemoProps): ReactElement {
  const {title, description} = textsOf(layout.name);
  return (
    <LayoutProvider>
      <PageMetadata description={description} title={title} />
      <Demo layout={layout} />
    </LayoutProvider>
  );
}
