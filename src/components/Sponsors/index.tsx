import snapshot from '@content-service/sponsors.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {watchContent} from '@site/plugins/content-service/client';
import {whenIdle} from '@site/plugins/content-service/client/idle';
import type {Tier as TierNumber} from '@site/plugins/content-service/client/types';
import {type ReactElement, useEffect, useState} from 'react';
import styles from './styles.module.css';
import Tier from './Tier';

const everyTier: readonly TierNumber[] = [1, 2, 3, 4, 5, 6];

interface SponsorsProps {
  /** Tiers to show, from 1 (Premiere) to 6 (Service). */
  readonly tiers?: readonly TierNumber[];
}

/** Who pays for the framework, by tier. */
export default function Sponsors({
  tiers = everyTier,
}: SponsorsProps): ReactElement {
  const [{items}, setContent] = useState(snapshot);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      stop = watchContent('sponsors', setContent);
    });
    return () => {
      cancel();
      stop?.();
    };
  }, []);
  const shown = tiers
    .map((tier) => ({
      tier,
      sponsors: items.filter((sponsor) => sponsor.tier === tier),
    }))
    .filter(({sponsors}) => sponsors.length > 0);
  if (shown.length === 0) {
    return (
      <p className={styles.empty}>
        <Translate
          id="site.sponsors.empty"
          description="Where no sponsors are known"
          values={{
            link: (
              <Link to="https://github.com/sponsors/johnleider">
                <Translate id="site.sponsors.become">
                  support it on GitHub
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'This copy of the documentation holds no list of sponsors. Vuetify is free and kept alive by those who {link}.'
          }
        </Translate>
      </p>
    );
  }
  return (
    <div className={styles.sponsors}>
      {shown.map((props) => (
        <Tier key={props.tier} {...props} />
      ))}
    </div>
  );
}
