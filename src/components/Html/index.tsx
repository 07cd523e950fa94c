import type {ComponentPropsWithoutRef, ReactElement} from 'react';

interface HtmlProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  readonly as?: 'div' | 'small' | 'span';
  /** What `plugins/util/safeHtml.ts` made. */
  readonly html: string;
}

/**
 * Text that others wrote, such as descriptions of the API and notes on
 * releases: the one component that puts it into a page as HTML.
 */
export default function Html({
  as: Element = 'div',
  html,
  ...attributes
}: HtmlProps): ReactElement {
  return <Element {...attributes} dangerouslySetInnerHTML={{__html: html}} />;
}
