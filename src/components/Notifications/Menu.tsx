import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Notification} from '@site/plugins/content-service/client/types';
import Markdown from '@site/src/components/Markdown';
import {dateLocale} from '@site/config/locales';
import {track} from '@site/src/visit/track';
import type {ReactElement} from 'react';
import styles from './styles.module.css';
import {bellLabel, sampleText} from './texts';

interface MenuProps {
  readonly items: readonly Notification[];
  readonly sample: boolean;
  /** Called when an action was followed. */
  readonly onFollow: () => void;
}

/** The list below the bell. */
export default function Menu({
  items,
  sample,
  onFollow,
}: MenuProps): ReactElement {
  const {i18n} = useDocusaurusContext();
  const date = new Intl.DateTimeFormat(dateLocale(i18n.currentLocale), {
    dateStyle: 'medium',
  });
  if (items.length === 0) {
    return (
      <p className={styles.empty}>
        <Translate
          id="site.notifications.empty"
          description="In the menu of the bell"
        >
          Nothing new at the moment.
        </Translate>
      </p>
    );
  }
  return (
    // The list scrolls, so the keyboard has to reach it.
    <ul aria-label={bellLabel(0)} className={styles.items} tabIndex={0}>
      {items.map(({slug, title, createdAt, emoji, html, href, actionText}) => (
        <li className={styles.item} key={slug}>
          <p className={styles.heading}>
            {emoji && <span aria-hidden="true">{emoji} </span>}
            {title}
          </p>
          <Markdown className={styles.text} html={html} />
          <p className={styles.meta}>
            <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
            {sample && <span className={styles.sample}>{sampleText()}</span>}
            {href && (
              <Link
                className={styles.follow}
                onClick={() => {
                  track({name: 'notification', slug});
                  onFollow();
                }}
                to={href}
              >
                {actionText || title}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
