declare module 'vue-template-compiler/browser' {
  import type {
    SFCBlock,
    SFCDescriptor,
    SFCParserOptions,
  } from 'vue-template-compiler';

  export {compile} from 'vue-template-compiler';

  // Its own types do not know the setup script.
  export function parseComponent(
    file: string,
    options?: SFCParserOptions,
  ): SFCDescriptor & {readonly scriptSetup: SFCBlock | null};
}

declare module 'vuetify/lib/services/goto/easing-patterns';
