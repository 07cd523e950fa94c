import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {mdiPaletteSwatchOutline} from '@mdi/js';
import type {Theme} from '@site/plugins/content-service/client/types';
import Icon from '@site/src/components/Icon';
import {sampleText} from '@site/src/components/Notifications/texts';
import {track} from '@site/src/visit/track';
import {type ReactElement, useId} from 'react';
import styles from './styles.module.css';

interface ThemeCardProps {
  readonly theme: Theme;
}

/** A theme: what it looks like, where to see it and where to get it. */
export default function ThemeCard({
  theme: {title, description, src, free, sample, href, demos},
}: ThemeCardProps): ReactElement {
  const id = useId();
  const trackClick = () => track({name: 'premium-theme', theme: title});
  const demo = translate({
    id: 'site.themes.demo',
    message: 'Demo',
    description: 'Link to the demo of a theme',
  });
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div className={styles.picture}>
        {src === undefined ? (
          <Icon path={mdiPaletteSwatchOutline} size={48} />
        ) : (
          <img alt="" height={400} loading="lazy" src={src} width={640} />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.title} id={id}>
          {title}
        </p>
        <p className={styles.marks}>
          <span>
            {free
              ? translate({
                  id: 'site.themes.free',
                  message: 'Free',
                  description: 'Mark on a theme that costs nothing',
                })
              : translate({
                  id: 'site.themes.premium',
                  message: 'Premium',
                  description: 'Mark on a theme that costs something',
                })}
          </span>
          {sample && <span>{sampleText()}</span>}
        </p>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.actions}>
        <Link
          aria-describedby={id}
          className="button button--primary"
          onClick={trackClick}
          to={href}
        >
          <Translate
            description="Link to where a theme can be had"
            id="site.themes.get"
          >
            Get the theme
          </Translate>
        </Link>
        {demos.map(({name, href: to}, index) => (
          <Link
            aria-describedby={id}
            className={styles.demo}
            key={to}
            onClick={trackClick}
            to={to}
          >
            {name ?? (demos.length > 1 ? `${demo} ${String(index + 1)}` : demo)}
          </Link>
        ))}
      </div>
    </article>
  );
}
