/** A copy of Docusaurus' generated registry. */
declare module '@generated/lean-client-modules';

/** `theme-common/lib/contexts/colorMode.js`, which a patch exports it from. */
declare module '@lean-client/color-mode' {
  import type {Context as ReactContext} from 'react';

  export const Context: ReactContext<unknown>;
}
