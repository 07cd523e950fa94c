/** Made by the plugin when the site is built or started. */
declare module '@generated/translations/default/status.json' {
  import type {StatusPageData} from '@site/plugins/translations/client';

  const data: StatusPageData;
  export default data;
}

/** The same, in the pseudo-locale only. */
declare module '@generated/translations/default/pseudo.json' {
  import type {PseudoData} from '@site/plugins/translations/pseudo/find';

  const data: PseudoData;
  export default data;
}
