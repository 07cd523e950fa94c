declare module '@live-examples/frameworks' {
  import type {FrameworkRegistry} from '@site/plugins/live-examples/client/registry';

  export const frameworks: FrameworkRegistry;
}

declare module '@live-examples/modules' {
  /** What examples may import besides `vue`. */
  export const modules: Readonly<Record<string, () => Promise<unknown>>>;
}
