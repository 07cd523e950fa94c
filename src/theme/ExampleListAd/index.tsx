// Overrides the empty slot of plugins/live-examples: the ad in the middle of a
// page's examples.
import Offer from '@site/src/components/Offer';
import type {ReactElement} from 'react';

export default function ExampleListAd(): ReactElement {
  return <Offer place="list" />;
}
