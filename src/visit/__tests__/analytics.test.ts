import gtag from '@docusaurus/plugin-google-gtag/lib/gtag';
import type * as Consent from '../consent';
import type {track as Track} from '../track';

interface Site {
  readonly consent: typeof Consent;
  readonly track: typeof Track;
}

let site: Site;
let fields: Record<string, unknown>;

/** Loads the modules anew, as a browser does, for a configuration. */
async function open(thirdParties: object): Promise<Site> {
  jest.resetModules();
  const {default: config} = await import('@generated/docusaurus.config');
  fields = config.customFields!;
  fields.thirdParties = {consentRequired: false, ...thirdParties};
  await import('../analytics');
  site = {
    consent: await import('../consent'),
    track: (await import('../track')).track,
  };
  await jest.advanceTimersByTimeAsync(1000);
  return site;
}

const script = () => document.querySelector('script[src*=googletagmanager]');
const sent = () =>
  (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]);
const events = () =>
  sent().filter(([kind, name]) => kind === 'event' && name !== 'page_view');

/** What the plugin's client module does after a navigation. */
function visit(from: string, to: string): void {
  const at = (pathname: string) => ({pathname, search: '', hash: ''});
  gtag.onRouteDidUpdate?.({
    location: at(to) as never,
    previousLocation: at(from) as never,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  fields.thirdParties = {consentRequired: true, analyticsId: 'G-TEST'};
  site.consent.giveConsent('refused');
  jest.useRealTimers();
  script()?.remove();
  Reflect.deleteProperty(window, 'gtag');
  delete window.dataLayer;
  localStorage.clear();
  Object.defineProperty(navigator, 'doNotTrack', {
    value: null,
    configurable: true,
  });
});

test('without an id nothing is loaded and events are silent', async () => {
  const {track} = await open({});
  track({name: 'up-next', to: '/a/'});
  expect(script()).toBeNull();
  expect(window.dataLayer).toBeUndefined();
});

test('with an id: the script, the first page view, later ones, events', async () => {
  const {track} = await open({analyticsId: 'G-TEST'});
  expect(script()).toHaveAttribute(
    'src',
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
  );
  // Google's script counts the first page itself.
  expect(sent()[1]).toEqual(['config', 'G-TEST', {anonymize_ip: true}]);
  visit('/', '/b/');
  await jest.advanceTimersByTimeAsync(1);
  expect(sent().filter(([, name]) => name === 'page_view')).toHaveLength(1);
  track({name: 'feedback', page: '/b/', helpful: false});
  expect(events()).toEqual([
    ['event', 'feedback', {page: '/b/', helpful: false}],
  ]);
});

test('what is clicked in the navbar is an event', async () => {
  document.body.innerHTML =
    '<nav class="navbar"><a href="#x"><span>Store</span></a></nav><a id="o" href="#x">x</a>';
  await open({analyticsId: 'G-TEST'});
  document.querySelector<HTMLElement>('.navbar span')!.click();
  document.querySelector<HTMLElement>('#o')!.click();
  expect(events()).toEqual([['event', 'toolbar', {item: 'Store'}]]);
});

test('Do-Not-Track is honored', async () => {
  Object.defineProperty(navigator, 'doNotTrack', {
    value: '1',
    configurable: true,
  });
  await open({analyticsId: 'G-TEST'});
  visit('/', '/b/');
  await jest.advanceTimersByTimeAsync(1);
  expect(script()).toBeNull();
  expect(window.dataLayer).toBeUndefined();
});

test('consent: nothing before, all after, nothing once it is taken back', async () => {
  const {consent, track} = await open({
    analyticsId: 'G-TEST',
    consentRequired: true,
  });
  expect(consent.isConsentAsked()).toBe(true);
  expect(script()).toBeNull();
  consent.giveConsent('accepted');
  expect(script()).not.toBeNull();
  consent.giveConsent('refused');
  track({name: 'up-next', to: '/a/'});
  expect(events()).toEqual([]);
});

test('where nothing would be loaded, nobody is asked', async () => {
  const {consent} = await open({consentRequired: true});
  expect(consent.isConsentAsked()).toBe(false);
});
