import Translate from '@docusaurus/Translate';
import type {ReactElement} from 'react';

/** Names the release that brought an added API item. */
export default function Since({version}: {version: string}): ReactElement {
  return (
    <small>
      <Translate
        description="Beside an added API item: the release that brought it"
        id="site.compare.since"
        values={{version}}
      >
        {'since {version}'}
      </Translate>
    </small>
  );
}
