import Heading from '@theme/Heading';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

interface PageTitleProps {
  readonly title: ReactNode;
  /** What one can do with the page, beside the title. */
  readonly actions: ReactNode;
  /** One sentence below the title. */
  readonly lead?: string | undefined;
  /** What follows the lead. */
  readonly children?: ReactNode;
}

/** The head of a page of the documentation: title, actions, lead. */
export default function PageTitle({
  title,
  actions,
  lead,
  children,
}: PageTitleProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Heading as="h1">{title}</Heading>
        {actions}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
