/** Made by the plugin when the site is built or started. */
declare module '@generated/translations/default/status.json' {
  import type {StatusPageData} from '@site/plugins/translations/client';

  const data: StatusPageData;
  export default data;
}
