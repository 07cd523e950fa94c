import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactElement} from 'react';

export default function Home(): ReactElement {
  return (
    <Layout>
      <main>
        <h1>
          <Translate id="site.home.name">Vuetify</Translate>
        </h1>
      </main>
    </Layout>
  );
}
