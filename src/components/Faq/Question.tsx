import {useLocation} from '@docusaurus/router';
import {mdiChevronDown} from '@mdi/js';
import Icon from '@site/src/components/Icon';
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
  /** A heading, which is the question, then the answer. */
  readonly children: ReactNode;
}

/** Takes the heading, with its id, from what stands in a question. */
function split(children: ReactNode) {
  const [heading, ...answer] = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  if (!isValidElement<{id?: string}>(heading) || !heading.props.id) {
    throw new Error(
      'A <Question> of the FAQ starts with a heading. Write one as its first line, with an empty line before it.',
    );
  }
  return {heading, id: heading.props.id, answer};
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
  const {heading, id, answer} = split(children);
  const details = useRef<HTMLDetailsElement>(null);
  const {found, reset} = use(FaqContext);
  const location = useLocation();
  const {hash} = location;

  // The location is a new one when the same address is followed again.
  useEffect(() => {
    if (details.current && isAddressed(hash, id)) {
      details.current.open = true;
      reset();
    }
  }, [hash, id, location, reset]);

  return (
    <details
      className={styles.question}
      data-question={id}
      hidden={found !== undefined && !found.has(id)}
      ref={details}
    >
      <summary className={styles.summary}>
        {heading}
        <Icon className={styles.chevron} path={mdiChevronDown} />
      </summary>
      <div className={styles.answer}>{answer}</div>
    </details>
  );
}
