import type {ReactElement} from 'react';

/**
 * The place for an advertisement in the middle of a page's examples. It stays
 * empty until a site shows one from `src/theme/ExampleListAd`.
 */
export default function ExampleListAd(): ReactElement | null {
  return null;
}
