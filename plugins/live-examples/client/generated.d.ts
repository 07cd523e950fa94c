declare module '@live-examples/frameworks' {
  import type {FrameworkRegistry} from '@site/plugins/live-examples/client/registry';

  export const frameworks: FrameworkRegistry;
}

declare module '@live-examples/modules' {
  /** What edited code may import, by the framework's key and the name. */
  export const modules: Readonly<
    Record<string, Readonly<Record<string, () => Promise<unknown>>>>
  >;
}
