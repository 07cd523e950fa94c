/** API pages by path: all of them on the server, none in a browser. */
declare module '@api-pages' {
  import type {ApiPageData} from '@site/plugins/component-docs/client/api';

  const pages: Readonly<Record<string, ApiPageData | undefined>>;
  export default pages;
}
