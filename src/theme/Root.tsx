// Docusaurus' place for what outlives every page: the question for consent.
import Consent from '@site/src/components/Consent';
import type {ReactElement, ReactNode} from 'react';

export default function Root({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement {
  return (
    <>
      {children}
      <Consent />
    </>
  );
}
