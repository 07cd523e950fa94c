import {translate} from '@docusaurus/Translate';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

export {default as RoadmapItem} from './RoadmapItem';

interface RoadmapProps {
  /** Items, in the order of the timeline. */
  readonly children: ReactNode;
}

/** A timeline. */
export default function Roadmap({children}: RoadmapProps): ReactElement {
  return (
    <ol
      aria-label={translate({
        id: 'site.roadmap.label',
        message: 'Timeline',
        description: 'Name of the list of the roadmap’s items',
      })}
      className={styles.roadmap}
    >
      {children}
    </ol>
  );
}
