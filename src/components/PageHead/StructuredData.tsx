import Head from '@docusaurus/Head';
import type {ReactElement} from 'react';

interface StructuredDataProps {
  /** What https://schema.org has a type for. */
  readonly data: object;
}

/** Says to programs what a page is: data in its head, no code. */
export default function StructuredData({
  data,
}: StructuredDataProps): ReactElement {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(data).replace(/</g, '\\u003c')}
      </script>
    </Head>
  );
}
