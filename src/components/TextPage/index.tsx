import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

interface TextPageProps {
  readonly title: string;
  /** For search engines, in plain words. */
  readonly description: string;
  readonly children: ReactNode;
}

/** A page of text beside the documentation, without its sidebar. */
export default function TextPage({
  title,
  description,
  children,
}: TextPageProps): ReactElement {
  return (
    <Layout description={description} title={title}>
      <main className={styles.page}>
        <article className="markdown">
          <Heading as="h1">{title}</Heading>
          {children}
        </article>
      </main>
    </Layout>
  );
}
