import Translate from '@docusaurus/Translate';
import {mdiCheckCircleOutline, mdiChevronDown, mdiProgressClock} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {
  Children,
  type CSSProperties,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import styles from './styles.module.css';
import {lookOf, type RoadmapType} from './types';

interface RoadmapItemProps {
  readonly type: RoadmapType;
  /** When it was, or in what it consists. */
  readonly caption: string;
  /** Whether it is done. */
  readonly complete?: boolean;
  /** Whether it is open from the start. */
  readonly open?: boolean;
  /** A heading of the third level, then the text and lists of features. */
  readonly children: ReactNode;
}

/** Takes the heading, with its id, from what stands in an item. */
function split(children: ReactNode) {
  const [heading, ...text] = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  if (
    !isValidElement<{id?: string; children?: ReactNode}>(heading) ||
    !heading.props.id
  ) {
    throw new Error(
      'A <RoadmapItem> starts with a heading. Write one as its first line, with an empty line before it.',
    );
  }
  return {id: heading.props.id, title: heading.props.children, text};
}

/** An item of the timeline, which its heading opens and closes. */
export default function RoadmapItem({
  type,
  caption,
  complete = false,
  open = false,
  children,
}: RoadmapItemProps): ReactElement {
  const {id, title, text} = split(children);
  const [isOpen, setOpen] = useState(open);
  const textId = useId();
  const {icon, color, name} = lookOf(type);

  return (
    <li
      className={styles.item}
      style={{'--type': `var(--vd-${color})`} as CSSProperties}
    >
      <span className={styles.dot}>
        <Icon path={icon} />
      </span>
      <div className={styles.card}>
        <p className={styles.caption}>
          <span className={styles.type}>{name}</span>
          <span>{caption}</span>
          <span className={clsx(styles.state, complete && styles.complete)}>
            <Icon
              path={complete ? mdiCheckCircleOutline : mdiProgressClock}
              size={16}
            />
            {complete ? (
              <Translate
                description="State of an item of the roadmap"
                id="site.roadmap.complete"
              >
                Complete
              </Translate>
            ) : (
              <Translate
                description="State of an item of the roadmap"
                id="site.roadmap.ongoing"
              >
                Under way
              </Translate>
            )}
          </span>
        </p>
        <Heading as="h3" className={styles.title} id={id}>
          <button
            aria-controls={textId}
            aria-expanded={isOpen}
            className={styles.toggle}
            onClick={() => {
              setOpen(!isOpen);
            }}
            type="button"
          >
            {title}
            <Icon className={styles.chevron} path={mdiChevronDown} />
          </button>
        </Heading>
        <div className={styles.text} hidden={!isOpen} id={textId}>
          {text}
        </div>
      </div>
    </li>
  );
}
