import Link from '@docusaurus/Link';
import type {EntryChange} from '@site/plugins/component-docs/client/compare';
import Kind from '@site/src/components/ApiChanges/Kind';
import Since from '@site/src/components/ApiChanges/Since';
import Html from '@site/src/components/Html';
import type {ReactElement} from 'react';

/** A component that came or went. */
export default function Whole({
  entry: {tag, kind, since, instead, pages},
}: {
  readonly entry: EntryChange;
}): ReactElement {
  const page = kind === 'added' ? pages.at(-1) : pages[0];
  const name = <code>{tag}</code>;
  return (
    <li id={tag}>
      <span>
        {page ? <Link to={page.href}>{name}</Link> : name}
        {kind === 'unlisted' && <Kind kind={kind} />}
        {since !== undefined && <Since version={since} />}
      </span>
      {instead !== undefined && <Html html={instead} />}
    </li>
  );
}
