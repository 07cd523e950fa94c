import type {PolicyHosts} from '../options';

/** A header of every answer: name and value. */
export type Header = readonly [name: string, value: string];

/** Part of a policy: directive and what it allows. */
const directive = (name: string, ...sources: readonly string[]) =>
  [name, ...new Set(sources)].join(' ');

/**
 * The content-security policy of the site.
 *
 * - Scripts: those of the site, those in its pages by their hash, and `blob:`,
 *   from which edited examples run. Compiling WebAssembly is what the search
 *   needs; it allows no script.
 * - Styles in pages are allowed: examples set `style`, as their framework does.
 *
 * @param hosts - what the configured third parties need.
 * @param scripts - `'sha256-…'` of the scripts in the pages.
 */
export function contentPolicy(
  hosts: PolicyHosts,
  scripts: readonly string[],
): string {
  return [
    directive('default-src', "'self'"),
    directive(
      'script-src',
      "'self'",
      ...scripts,
      'blob:',
      "'wasm-unsafe-eval'",
      ...hosts.script,
    ),
    directive('style-src', "'self'", "'unsafe-inline'", ...hosts.style),
    directive('img-src', "'self'", 'data:', 'blob:', 'https:'),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('font-src', "'self'", 'data:', ...hosts.style),
    directive('connect-src', "'self'", ...hosts.connect),
    directive('frame-src', "'self'", ...hosts.frame),
    directive('frame-ancestors', "'self'"),
    directive('form-action', "'self'", ...hosts.form),
    directive('base-uri', "'self'"),
    directive('object-src', "'none'"),
  ].join('; ');
}

/** Every header that keeps a visitor safe. */
export const safetyHeaders = (policy: string): readonly Header[] => [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ],
];

/**
 * Whatever else there is may be another thing after each deployment: a browser
 * asks whether what it has still holds, the worker of a locale above all.
 */
export const freshHeaders: readonly Header[] = [['Cache-Control', 'no-cache']];

/** Files with a hash of their content in their name never change. */
export const assetHeaders: readonly Header[] = [
  ['Cache-Control', 'public, max-age=31536000, immutable'],
];
