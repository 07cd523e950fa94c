import {translate} from '@docusaurus/Translate';
import {whenIdle} from '@site/plugins/content-service/client/idle';
import useSiteFields from '@site/src/components/useSiteFields';
import {useConsent} from '@site/src/visit/consent';
import clsx from 'clsx';
import {
  type ComponentType,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import type {CardProps} from './Card';
import styles from './styles.module.css';
import {useNetworkAd} from './useNetworkAd';

/** Where on a page an ad is. */
export type Place = 'entry' | 'list' | 'exit';

/** The site's own card, once the browser is idle. */
function OwnCard({place}: CardProps): ReactElement | null {
  const [Card, setCard] = useState<ComponentType<CardProps>>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./Card').then(
          ({default: component}) => {
            setCard(() => component);
          },
          (error: unknown) => {
            console.error('An ad could not be loaded:', error);
          },
        );
      }),
    [],
  );
  return Card ? <Card place={place} /> : null;
}

/** An ad, honestly labelled, in a place of fixed height. */
export default function Offer({place}: {readonly place: Place}): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const {entryAdScript, exitAdScript} = useSiteFields().thirdParties;
  const script = {entry: entryAdScript, list: undefined, exit: exitAdScript}[
    place
  ];
  const allowed = useConsent() === 'accepted';
  const failed = useNetworkAd(host, allowed ? script : undefined, place);
  return (
    <aside
      aria-label={translate({
        id: 'site.ad.label',
        message: 'Advertisement',
        description: 'Name of the place of an ad',
      })}
      className={clsx(styles.place, styles[place])}
    >
      {script && allowed && !failed ? (
        <div className={styles.network} ref={host} />
      ) : (
        <OwnCard place={place} />
      )}
    </aside>
  );
}
