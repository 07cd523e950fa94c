import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {mdiChevronDown} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from 'react';
import {FaqContext} from './context';
import styles from './styles.module.css';

interface QuestionProps {
  /** A heading of the third level, which is the question, then the answer. */
  readonly children: ReactNode;
}

/** Takes the heading, with its id, from what stands in a question. */
function split(children: ReactNode) {
  const [heading, ...answer] = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  if (
    !isValidElement<{id?: string; children?: ReactNode}>(heading) ||
    !heading.props.id
  ) {
    throw new Error(
      'A <Question> of the FAQ starts with a heading. Write one as its first line, with an empty line before it.',
    );
  }
  return {id: heading.props.id, title: heading.props.children, answer};
}

const isAddressed = (hash: string, id: string): boolean => {
  try {
    return decodeURIComponent(hash.slice(1)) === id;
  } catch {
    return false;
  }
};

/** A question that opens; its own address opens it, whatever is searched. */
export default function Question({children}: QuestionProps): ReactElement {
  const {id, title, answer} = split(children);
  const details = useRef<HTMLDetailsElement>(null);
  const {found, reset} = use(FaqContext);
  const location = useLocation();
  const {hash} = location;
  useBrokenLinks().collectAnchor(id);

  // The location is a new one when the same address is followed again.
  useEffect(() => {
    if (details.current && isAddressed(hash, id)) {
      details.current.open = true;
      reset();
    }
  }, [hash, id, location, reset]);

  return (
    <div
      className={styles.question}
      data-question={id}
      hidden={found !== undefined && !found.has(id)}
    >
      <details ref={details}>
        <summary className={styles.summary}>
          <h3 className={styles.title} id={id}>
            {title}
          </h3>
          <Icon className={styles.chevron} path={mdiChevronDown} />
        </summary>
        <div className={styles.answer}>{answer}</div>
      </details>
      {/* Beside the summary: a control must not hold another one. */}
      <Link
        aria-label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
            description: 'Title for link to heading',
          },
          {heading: typeof title === 'string' ? title : id},
        )}
        className={clsx('hash-link', styles.permalink)}
        to={`#${id}`}
      />
    </div>
  );
}
