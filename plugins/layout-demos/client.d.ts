declare module '@layout-demos/list' {
  import type {ExampleModule} from '@site/plugins/live-examples/client';

  /** Every demo, by name in alphabetical order. */
  export const layouts: readonly ExampleModule[];
}
