declare module '@live-examples/frameworks' {
  import type {FrameworkRegistry} from '@site/plugins/live-examples/client/registry';

  export const frameworks: FrameworkRegistry;
}
