import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

export {default as TeamMember} from './TeamMember';

interface TeamProps {
  /** People. */
  readonly children: ReactNode;
}

/** A grid of people. */
export default function Team({children}: TeamProps): ReactElement {
  return <ul className={styles.team}>{children}</ul>;
}
