import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {mdiGithub, mdiHandCoinOutline, mdiPatreon} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import {track} from '@site/src/visit/track';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

/** Subscription for companies that use the package. */
const subscription = 'https://tidelift.com/subscription/pkg/npm-vuetify';

const openCollective = 'Open Collective';

const places: readonly {
  readonly name: string;
  readonly href: string;
  readonly logo: ReactNode;
}[] = [
  {
    name: openCollective,
    href: 'https://opencollective.com/vuetify',
    logo: (
      <span className={styles.wordmark}>
        <Icon path={mdiHandCoinOutline} size={24} />
        {openCollective}
      </span>
    ),
  },
  {
    name: 'Patreon',
    href: 'https://www.patreon.com/vuetify',
    logo: <Icon path={mdiPatreon} size={50} />,
  },
  {
    name: 'GitHub Sponsors',
    href: 'https://github.com/sponsors/johnleider',
    logo: <Icon path={mdiGithub} size={36} />,
  },
];

/** Funding, patron and sponsorship pages, by their logos. */
export default function SupportLinks(): ReactElement {
  return (
    <ul className={styles.places}>
      {places.map(({name, href, logo}) => (
        <li key={name}>
          <Link
            aria-label={name}
            className={styles.place}
            onClick={() => track({name: 'sponsor', sponsor: name})}
            title={name}
            to={href}
          >
            {logo}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The subscription for companies: two buttons of 192 × 32 px. */
export function EnterpriseButtons(): ReactElement {
  const trackClick = () => track({name: 'sponsor', sponsor: 'Tidelift'});
  return (
    <p className={styles.buttons}>
      <Link
        className="button button--primary"
        onClick={trackClick}
        to={subscription}
      >
        <Translate id="site.enterprise.more">Learn More</Translate>
      </Link>
      <Link
        className="button button--secondary"
        onClick={trackClick}
        to={`${subscription}?utm_medium=website&utm_campaign=request-demo`}
      >
        <Translate id="site.enterprise.demo">Request a Demo</Translate>
      </Link>
    </p>
  );
}
