import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {CategoryCard} from '@site/plugins/component-docs/client/api';
import Chip from '@site/src/components/Chip';
import Html from '@site/src/components/Html';
import Heading from '@theme/Heading';
import ThemedImage from '@theme/ThemedImage';
import type {ReactElement} from 'react';
import {useCountText} from './texts';
import styles from './styles.module.css';

/** What the component looks like; its name stands below. */
function Picture({
  picture: {light, dark},
}: Required<Pick<CategoryCard, 'picture'>>): ReactElement {
  const sources = {light: useBaseUrl(light), dark: useBaseUrl(dark)};
  return (
    <div className={styles.picture}>
      <ThemedImage
        alt=""
        height={270}
        loading="lazy"
        sources={sources}
        width={480}
      />
    </div>
  );
}

/** One page of the category: the whole card leads there, its tags elsewhere. */
export default function Card({
  card,
}: {
  readonly card: CategoryCard;
}): ReactElement {
  const {title, href, html, picture, chip, tags, counts} = card;
  const countText = useCountText();
  return (
    <li className={styles.card}>
      {picture && <Picture picture={picture} />}
      <Heading as="h2" className={styles.title}>
        <Link to={href}>{title ?? <code>{tags[0]?.tag}</code>}</Link>
        {chip && <Chip kind={chip} />}
      </Heading>
      {html === undefined ? (
        <ul className={styles.counts}>
          {counts.map(({group, count}) => (
            <li key={group}>{countText(group, count)}</li>
          ))}
        </ul>
      ) : (
        <Html className={styles.text} html={html} />
      )}
      {(title !== undefined || tags.length > 1) && (
        <ul className={styles.tags}>
          {tags.map((entry) => (
            <li key={entry.tag}>
              <Link to={entry.href}>
                <code>{entry.tag}</code>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
