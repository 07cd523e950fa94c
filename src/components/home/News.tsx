import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import newest from '@content-service/newest-releases.json';
import {dateLocale, fallbackLocale} from '@site/config/locales';
import {sampleText} from '@site/src/components/Notifications/texts';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** Page with the notes of every release. */
const releasesPage = 'getting-started/releases-and-migrations/index';

function ReleaseDate({date}: {readonly date: string}): ReactElement {
  const {i18n} = useDocusaurusContext();
  const format = new Intl.DateTimeFormat(dateLocale(i18n.currentLocale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <time className={styles.releaseDate} dateTime={date}>
      {format.format(new Date(date))}
    </time>
  );
}

/** The newest releases that have notes, as of the build. */
export default function News(): ReactElement {
  const {docs} = useLatestVersion(undefined);
  const releases = docs.find(({id}) => id === releasesPage);
  const {sample, items} = newest;
  return (
    <section className={styles.section}>
      <Heading as="h2">
        <Translate id="site.home.news">What is new</Translate>
        {sample && <span className={styles.sample}>{sampleText()}</span>}
      </Heading>
      <ul className={styles.releases}>
        {items.map(({name, publishedAt, excerpt}) => (
          <li className={styles.release} key={name}>
            <h3>{name}</h3>
            {publishedAt && <ReleaseDate date={publishedAt} />}
            <p lang={fallbackLocale}>{excerpt}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {releases && (
          <Link to={releases.path}>
            <Translate id="site.home.news.all">Notes of all releases</Translate>
          </Link>
        )}
        <Link to="/components/api-compare/">
          <Translate id="site.home.news.compare">
            Compare two releases
          </Translate>
        </Link>
      </p>
    </section>
  );
}
