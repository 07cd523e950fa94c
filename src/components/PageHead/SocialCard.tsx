import Head from '@docusaurus/Head';
import type {ReactElement} from 'react';

interface SocialCardProps {
  /** Complete address of the picture, which plugins/page-exports draws. */
  readonly image: string;
  /** What the picture says. */
  readonly title: string;
}

/** The picture that social networks show for a page. */
export default function SocialCard({
  image,
  title,
}: SocialCardProps): ReactElement {
  return (
    <Head>
      <meta content={image} property="og:image" />
      <meta content="1200" property="og:image:width" />
      <meta content="630" property="og:image:height" />
      <meta content={title} property="og:image:alt" />
      <meta content={image} name="twitter:image" />
      <meta content={title} name="twitter:image:alt" />
    </Head>
  );
}
