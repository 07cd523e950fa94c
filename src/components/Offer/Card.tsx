import Translate, {translate} from '@docusaurus/Translate';
import {watchContent} from '@site/plugins/content-service/client';
import type {Ad, Collection} from '@site/plugins/content-service/client/types';
import {sampleText} from '@site/src/components/Notifications/texts';
import {track} from '@site/src/visit/track';
import {mdiVuetify} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import PaidLink from '@site/src/components/PaidLink';
import {type ReactElement, useEffect, useReducer, useState} from 'react';
import type {Place} from '.';
import styles from './styles.module.css';

/** The site's own ad says where it is. */
export interface CardProps {
  readonly place: Place;
}

const none: Collection<Ad> = {sample: false, items: []};

/** One of the site's own ads, by chance. */
export default function Card({place}: CardProps): ReactElement | null {
  const [{items, sample}, setAds] = useState(none);
  // Chosen once, so that fresh content does not change what one reads.
  const [chance] = useState(Math.random);
  const [isPictureLost, losePicture] = useReducer(() => true, false);
  useEffect(() => watchContent('ads', setAds), []);
  const ad = items[Math.floor(chance * items.length)];
  if (!ad) {
    return null;
  }
  return (
    <PaidLink
      className={styles.card}
      onClick={() => track({name: 'ad', ad: ad.title, place})}
      to={ad.href}
    >
      {ad.src && !isPictureLost ? (
        <img
          alt=""
          className={styles.picture}
          onError={losePicture}
          src={ad.src}
        />
      ) : (
        <span className={styles.picture}>
          <Icon path={mdiVuetify} size={28} />
        </span>
      )}
      <span className={styles.words}>
        <b className={styles.title}>{ad.title}</b>
        <span className={styles.description}>{ad.description}</span>
      </span>
      <span className={styles.label}>
        {sample ? (
          <Translate
            id="site.ad.sampleMark"
            description="Mark on an ad that stands in for a service's"
            values={{sample: sampleText()}}
          >
            {'Ad · {sample}'}
          </Translate>
        ) : (
          translate({
            id: 'site.ad.mark',
            message: 'Ad',
            description: 'Mark on an ad, short',
          })
        )}
      </span>
    </PaidLink>
  );
}
