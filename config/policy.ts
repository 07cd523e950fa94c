import type {PolicyHosts} from '../plugins/locale-gateway/options';
import type {Environment} from './env';

const originOf = (address: string | undefined): string[] =>
  address !== undefined && URL.canParse(address)
    ? [new URL(address).origin]
    : [];

/** Google says so: https://developers.google.com/tag-platform/security/guides/csp */
const analytics = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const search = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** The editor that "open in a code editor" sends an example to. */
const codeEditor = 'https://codepen.io';

/**
 * Hosts that what is configured needs, for the content-security policy. With
 * nothing configured these are none, but for the code editor's form. Releases
 * and jobs are asked for by the build alone.
 */
export function policyHosts(environment: Environment): PolicyHosts {
  const bucket = environment.COSMIC_BUCKET_SLUG && environment.COSMIC_API_URL;
  const scheduling = [
    ...originOf(environment.SCHEDULING_URL),
    ...originOf(environment.SCHEDULING_SCRIPT),
  ];
  const ads = [
    ...originOf(environment.AD_ENTRY_SCRIPT),
    ...originOf(environment.AD_EXIT_SCRIPT),
  ];
  const others = environment.POLICY_HOSTS;
  return {
    script: [
      ...ads,
      ...scheduling,
      ...originOf(environment.IN_CONTEXT_SCRIPT),
      ...(environment.GTAG_ID ? ['https://*.googletagmanager.com'] : []),
      ...others,
    ],
    style: [...scheduling, ...others],
    connect: [
      ...originOf(bucket),
      ...(environment.GTAG_ID ? analytics : []),
      ...(environment.ALGOLIA_APP_ID ? search : []),
      ...ads,
      ...scheduling,
      ...others,
    ],
    frame: [...ads, ...scheduling, ...others],
    form: [codeEditor],
  };
}
