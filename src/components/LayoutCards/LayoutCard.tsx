import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mdiGithub} from '@mdi/js';
import ThemedImage from '@theme/ThemedImage';
import type {ReactElement} from 'react';
import type {ExampleModule} from '@site/plugins/live-examples/client';
import CodeEditor from '@site/src/components/CodeEditor';
import {IconLink} from '@site/src/components/IconButton';
import {textsOf} from '@site/src/components/LayoutDemo/texts';
import styles from './styles.module.css';

interface LayoutCardProps {
  readonly layout: ExampleModule;
}

/** A layout: what it looks like and where to see, read and change it. */
export default function LayoutCard({layout}: LayoutCardProps): ReactElement {
  const {name, file, framework} = layout;
  const {siteConfig} = useDocusaurusContext();
  const {title, description} = textsOf(name);
  const page = `/examples/layouts/${name}/`;
  const sources = {
    light: useBaseUrl(`/img/layouts/${name}-light.webp`),
    dark: useBaseUrl(`/img/layouts/${name}-dark.webp`),
  };
  const titleId = `layout-${name}`;

  return (
    <article aria-labelledby={titleId} className={styles.card}>
      {/* A larger target for pointers; the link below is for everyone. */}
      <Link
        aria-hidden="true"
        className={styles.picture}
        tabIndex={-1}
        to={page}
      >
        <ThemedImage
          alt=""
          height={400}
          loading="lazy"
          sources={sources}
          width={640}
        />
      </Link>
      <div className={styles.text}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.actions}>
        <Link
          aria-label={translate(
            {
              id: 'site.layouts.openNamed',
              message: 'Open the page of {title}',
              description: 'Accessible name of a card’s link to its layout',
            },
            {title},
          )}
          className={styles.open}
          to={page}
        >
          <Translate
            description="Link from a layout’s card to its page"
            id="site.layouts.open"
          >
            Open the page
          </Translate>
        </Link>
        <span className={styles.space} />
        <IconLink
          icon={mdiGithub}
          label={translate({
            id: 'site.layouts.repository',
            message: 'View the source in the repository',
            description: 'Link from a layout’s card to its file on GitHub',
          })}
          to={`${String(siteConfig.customFields?.sourceUrl)}/${file}`}
        />
        <CodeEditor
          framework={framework}
          getParts={async () => (await layout.loadSource()).parts}
          title={`${framework}: ${name}`}
        />
      </div>
    </article>
  );
}
