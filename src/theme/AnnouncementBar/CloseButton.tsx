// Wrapped: the button goes with the banner, so the focus moves on to what
// comes after it, the navbar.
import {focusOn} from '@site/src/visit/focus';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactElement} from 'react';

export default function AnnouncementBarCloseButton({
  onClick,
  ...props
}: Props): ReactElement {
  return (
    <CloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        focusOn(document.querySelector<HTMLElement>('.navbar__brand'));
      }}
    />
  );
}
