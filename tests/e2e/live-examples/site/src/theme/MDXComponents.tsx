// Wrapped: the real example card and playground, and what shows remote content.
import MDXComponents from '@theme-original/MDXComponents';
import Example from '@site/src/components/Example';
import Notifications from '@site/src/components/Notifications';
import Offer from '@site/src/components/Offer';
import Playground from '@site/src/components/Playground';
import Sponsors from '@site/src/components/Sponsors';

export default {
  ...MDXComponents,
  Example,
  Notifications,
  Offer,
  Playground,
  Sponsors,
};
