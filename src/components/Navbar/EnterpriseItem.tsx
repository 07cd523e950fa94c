import {
  useActiveDocContext,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem, {
  type Props,
} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactElement} from 'react';

interface EnterpriseItemProps extends Props {
  readonly docId: string;
}

/**
 * Navbar item `custom-enterprise`: a button that leads to a page in the
 * version one is reading or, as not every version has it, in another.
 */
export default function EnterpriseItem({
  docId,
  ...props
}: EnterpriseItemProps): ReactElement | null {
  const {activeVersion} = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const current = versions.filter(({isLast}) => isLast);
  const doc = [
    ...(activeVersion ? [activeVersion] : []),
    ...current,
    ...versions,
  ]
    .flatMap(({docs}) => docs)
    .find(({id}) => id === docId);
  return doc ? <DefaultNavbarItem {...props} to={doc.path} /> : null;
}
