import type {CategoryPageData} from '../../../../../client/api';

export default function CategoryPage({
  page,
}: {
  readonly page: CategoryPageData;
}) {
  return <h1>{page.title}</h1>;
}
