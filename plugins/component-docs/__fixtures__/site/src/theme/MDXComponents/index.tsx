import MDXComponents from '@theme-original/MDXComponents';
import type {ApiSectionData} from '../../../../../client/api';

function ApiSection({data}: {readonly data: ApiSectionData}) {
  return data.entries.flatMap(({groups}) =>
    groups.flatMap(({items}) =>
      items.map(({id, name}) => (
        <p id={id} key={id}>
          {name}
        </p>
      )),
    ),
  );
}

export default {...MDXComponents, ApiSection};
