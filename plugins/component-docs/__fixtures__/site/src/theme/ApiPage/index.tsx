import {useLocation} from '@docusaurus/router';
import pages from '@api-pages';

export default function ApiPage() {
  const page = pages[useLocation().pathname];
  return <h1>{page?.entry.tag}</h1>;
}
