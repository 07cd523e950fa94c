import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Tier} from '@site/plugins/content-service/client/types';

function typeOf(tier: Tier): string {
  return {
    1: translate({id: 'site.sponsors.premiere', message: 'Premiere'}),
    2: translate({id: 'site.sponsors.diamond', message: 'Diamond'}),
    3: translate({id: 'site.sponsors.platinum', message: 'Platinum'}),
    4: translate({id: 'site.sponsors.gold', message: 'Gold'}),
    5: translate({id: 'site.sponsors.affiliate', message: 'Affiliate'}),
    6: translate({id: 'site.sponsors.service', message: 'Service'}),
  }[tier];
}

/** Gives the heading of a tier, such as "2 Diamond sponsors". */
export function useTierText(): (tier: Tier, count: number) => string {
  const {selectMessage} = usePluralForm();
  return (tier, count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.sponsors.tier',
          message: '{count} {type} sponsor|{count} {type} sponsors',
          description:
            'Heading above the logos of a tier; use as many plural forms as the language has, separated by |',
        },
        {count, type: typeOf(tier)},
      ),
    );
}
