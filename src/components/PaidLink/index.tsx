import isInternalUrl from '@docusaurus/isInternalUrl';
import Link, {type Props} from '@docusaurus/Link';
import type {ReactElement} from 'react';

/**
 * A link that somebody pays for, as in an ad: search engines are told so. What
 * is in another window learns nothing of this one, as with every other link.
 */
export default function PaidLink(
  props: Omit<Props, 'rel' | 'target'> & {readonly to: string},
): ReactElement {
  return isInternalUrl(props.to) ? (
    <Link {...props} />
  ) : (
    <Link {...props} rel="noopener noreferrer sponsored" />
  );
}
