import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {mdiBriefcaseOutline, mdiMapMarkerOutline} from '@mdi/js';
import type {Job as JobData} from '@site/plugins/content-service/client/types';
import Chip from '@site/src/components/Chip';
import Icon from '@site/src/components/Icon';
import {track} from '@site/src/visit/track';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

/** One open position. */
export default function Job({
  title,
  location,
  description,
  type,
  href,
  via,
  isNew,
  company,
}: JobData): ReactElement {
  return (
    <article className={styles.job}>
      {company.avatar === undefined ? (
        <span aria-hidden="true" className={styles.avatar}>
          {company.name.charAt(0)}
        </span>
      ) : (
        <img
          alt=""
          className={styles.avatar}
          height={48}
          loading="lazy"
          src={company.avatar}
          width={48}
        />
      )}
      <div className={styles.head}>
        <p className={styles.title}>
          <Link
            onClick={() => {
              track({name: 'job', title, company: company.name});
            }}
            to={href}
          >
            {title}
          </Link>
          {isNew && <Chip kind="new" />}
        </p>
        <p className={styles.company}>{company.name}</p>
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>
        <span>
          <Icon path={mdiMapMarkerOutline} size={16} />
          {location}
        </span>
        <span>
          <Icon path={mdiBriefcaseOutline} size={16} />
          {type}
        </span>
        <span className={styles.via}>
          <Translate
            description="Who lists a job"
            id="site.jobs.via"
            values={{name: via}}
          >
            {'via {name}'}
          </Translate>
        </span>
      </p>
    </article>
  );
}
