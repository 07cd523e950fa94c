/** An example as plugins/live-examples gives it to a page. */
declare module '*.vue?example' {
  import type {ExampleModule} from '@site/plugins/live-examples/client';

  const example: ExampleModule;
  export default example;
}
