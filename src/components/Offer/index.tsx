import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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

/** A name for each, since a page has several. */
const nameOf = (place: Place) =>
  ({
    entry: translate({
      id: 'site.ad.label',
      message: 'Advertisement',
      description: 'Name of the place of an ad',
    }),
    list: translate({
      id: 'site.ad.label.list',
      message: 'Advertisement between examples',
      description: 'Name of the place of an ad in the list of examples',
    }),
    exit: translate({
      id: 'site.ad.label.exit',
      message: 'Advertisement at the end of the page',
      description: 'Name of the place of the last ad of a page',
    }),
  })[place];

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
  const {i18n} = useDocusaurusContext();
  const {entryAdScript, exitAdScript} = useSiteFields().thirdParties;
  const script = {entry: entryAdScript, list: undefined, exit: exitAdScript}[
    place
  ];
  const allowed = useConsent() === 'accepted';
  const failed = useNetworkAd(host, allowed ? script : undefined, place);
  return (
    <aside
      aria-label={nameOf(place)}
      className={clsx(styles.place, styles[place])}
      lang={i18n.currentLocale}
    >
      {script && allowed && !failed ? (
        <div className={styles.network} ref={host} />
      ) : (
        <OwnCard place={place} />
      )}
    </aside>
  );
}
