import type {
  Sponsor,
  Tier as TierNumber,
} from '@site/plugins/content-service/client/types';
import PaidLink from '@site/src/components/PaidLink';
import {track} from '@site/src/visit/track';
import {type CSSProperties, type ReactElement, useReducer} from 'react';
import styles from './styles.module.css';
import {useTierText} from './texts';

/** Widths of the logos in px; from Gold (4) on they are the same. */
const widths: Readonly<Record<TierNumber, number>> = {
  1: 175,
  2: 155,
  3: 135,
  4: 115,
  5: 115,
  6: 115,
};

function Logo({name, lightLogo, darkLogo, tier}: Sponsor): ReactElement {
  // The name stands in for a logo whose host is blocked.
  const [isLost, lose] = useReducer(() => true, false);
  const light = lightLogo ?? darkLogo;
  const dark = darkLogo ?? lightLogo;
  if (!light || isLost) {
    return <span className={styles.name}>{name}</span>;
  }
  const image = (src: string | undefined, className?: string) => (
    <img
      alt={name}
      className={className}
      loading="lazy"
      onError={lose}
      src={src}
      width={widths[tier]}
    />
  );
  return light === dark ? (
    image(light)
  ) : (
    <>
      {image(light, styles.light)}
      {image(dark, styles.dark)}
    </>
  );
}

interface TierProps {
  readonly tier: TierNumber;
  readonly sponsors: readonly Sponsor[];
}

/** The logos of one tier; a row breaks after every fourth. */
export default function Tier({tier, sponsors}: TierProps): ReactElement {
  const text = useTierText();
  return (
    <>
      <p className={styles.heading}>{text(tier, sponsors.length)}</p>
      <ul
        className={styles.logos}
        style={{'--logo': `${widths[tier]}px`} as CSSProperties}
      >
        {sponsors.map((sponsor) => (
          <li key={sponsor.name}>
            {sponsor.href ? (
              <PaidLink
                className={styles.logo}
                onClick={() => track({name: 'sponsor', sponsor: sponsor.name})}
                to={sponsor.href}
              >
                <Logo {...sponsor} />
              </PaidLink>
            ) : (
              <span className={styles.logo}>
                <Logo {...sponsor} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
