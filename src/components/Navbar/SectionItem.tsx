import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLayoutDoc,
} from '@docusaurus/plugin-content-docs/client';
import {namespaceOf} from '@site/src/components/sections';
import DefaultNavbarItem, {
  type Props,
} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactElement} from 'react';

interface SectionItemProps extends Props {
  /** Page that the item leads to, in the version one is reading. */
  readonly docId: string;
  /** Namespaces whose pages mark the item as the current one. */
  readonly sections: readonly string[];
}

/** Navbar item `custom-section`: leads to a part of the documentation. */
export default function SectionItem({
  docId,
  sections,
  ...props
}: SectionItemProps): ReactElement | null {
  const layoutDoc = useLayoutDoc(docId);
  const {activeDoc} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  // To Docusaurus the home page is one of the current release, as it stands
  // below the release's address; there the chosen version counts.
  const doc =
    (activeDoc ? undefined : preferredVersion)?.docs.find(
      ({id}) => id === docId,
    ) ?? layoutDoc;
  const isActive =
    activeDoc !== undefined && sections.includes(namespaceOf(activeDoc.id));
  return (
    doc && (
      <DefaultNavbarItem {...props} isActive={() => isActive} to={doc.path} />
    )
  );
}
