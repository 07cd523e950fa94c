/** Every event that analytics know. */
export type SiteEvent =
  | {readonly name: 'up-next'; readonly to: string}
  | {readonly name: 'job'; readonly title: string; readonly company: string}
  | {readonly name: 'sponsor'; readonly sponsor: string}
  | {readonly name: 'premium-theme'; readonly theme: string}
  | {readonly name: 'notification'; readonly slug: string}
  | {readonly name: 'ad'; readonly ad: string; readonly place: string}
  | {readonly name: 'toolbar'; readonly item: string}
  | {readonly name: 'version'; readonly version: string}
  | {
      readonly name: 'feedback';
      readonly page: string;
      readonly helpful: boolean;
    };

declare global {
  interface Window {
    /** Queue of Google's tag; `gtag` writes to it. */
    dataLayer?: unknown[];
  }
}

/** The plugin's types take it for granted; without analytics it is not there. */
interface Analytics {
  readonly gtag?: (...args: readonly unknown[]) => void;
}

/** Sends an event, where analytics run; else does nothing. */
export function track({name, ...details}: SiteEvent): void {
  (window as Analytics).gtag?.('event', name, details);
}
