import Layout from '@theme/Layout';
import type {ReactElement} from 'react';

export default function Home(): ReactElement {
  return (
    <Layout>
      <main>
        <h1>Vuetify</h1>
      </main>
    </Layout>
  );
}
