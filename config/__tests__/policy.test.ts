import {readEnvironment} from '../env';
import {policyHosts} from '../policy';

const hostsOf = (variables: Record<string, string>) =>
  policyHosts(readEnvironment(variables));

it('allows no other host but the code editor when nothing is configured', () => {
  expect(hostsOf({})).toEqual({
    script: [],
    style: [],
    connect: [],
    frame: [],
    form: ['https://codepen.io'],
  });
});

it('allows what is configured, for what it is for', () => {
  const hosts = hostsOf({
    AD_ENTRY_SCRIPT: 'https://ads.example/entry.js',
    SCHEDULING_URL: 'https://calendar.example/team?a=b',
    COSMIC_BUCKET_SLUG: 'docs',
    COSMIC_READ_KEY: 'key',
    JOBS_URL: 'https://jobs.example/api',
    GTAG_ID: 'G-TEST',
    ALGOLIA_APP_ID: 'a',
    ALGOLIA_API_KEY: 'b',
    ALGOLIA_INDEX_NAME: 'c',
    POLICY_HOSTS: 'https://cdn.example, https://*.network.example',
  });
  expect(hosts.script).toEqual([
    'https://ads.example',
    'https://calendar.example',
    'https://*.googletagmanager.com',
    'https://cdn.example',
    'https://*.network.example',
  ]);
  expect(hosts.connect).toEqual(
    expect.arrayContaining([
      'https://api.cosmicjs.com',
      'https://*.google-analytics.com',
      'https://*.algolia.net',
    ]),
  );
  // The build asks for jobs, browsers do not.
  expect(JSON.stringify(hosts)).not.toContain('jobs.example');
  expect(hosts.frame).toContain('https://calendar.example');
});

it('refuses what is no origin', () => {
  expect(() => hostsOf({POLICY_HOSTS: "'unsafe-inline'"})).toThrow(
    /POLICY_HOSTS.*: expected origins such as/,
  );
});
