import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import type {MouseEvent, ReactElement} from 'react';
import Html from '@site/src/components/Html';
import styles from './styles.module.css';

interface MarkdownProps {
  /** What `plugins/content-service/content/markdown.ts` made: safe HTML. */
  readonly html: string;
  readonly className?: string;
}

/** Remote text. Links to pages of the site do not load them anew. */
export default function Markdown({
  html,
  className,
}: MarkdownProps): ReactElement {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const modified =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link?.origin === window.location.origin && !modified) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  };
  return (
    // The links in it are what takes the focus and the keys.
    <Html
      className={clsx(styles.text, className)}
      html={html}
      onClick={follow}
    />
  );
}
