// Ejected: the stock link takes the focus away from where it is whenever an
// address is pushed, a query of the same page included, and lets go of it.
// src/clientModules/scroll.ts says where the focus is after a navigation.
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {focusOn} from '@site/src/visit/focus';
import type {MouseEvent, ReactElement} from 'react';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  event.preventDefault();
  const main =
    document.querySelector<HTMLElement>('main') ??
    document.getElementById(SkipToContentFallbackId);
  focusOn(main);
  main?.scrollIntoView();
}

export default function SkipToContent(): ReactElement {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description:
      'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
  });
  return (
    <div aria-label={label} data-skip="" role="region">
      <a
        className={styles.link}
        href={`#${SkipToContentFallbackId}`}
        onClick={skip}
      >
        {label}
      </a>
    </div>
  );
}
