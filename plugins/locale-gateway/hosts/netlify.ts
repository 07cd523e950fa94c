import {workerFile} from '../../offline/names';
import {assetHeaders, freshHeaders, type Header} from '../headers';
import type {HostRules} from './rules';

/**
 * Rules for hosts that read a file `_redirects`: Netlify, Cloudflare Pages and
 * others. Such a host answers with a file where there is one and reads the
 * rules from top to bottom else. What has no locale is left to the root's
 * `404.html`, as these rules know neither the stored nor the wanted language.
 */
export function netlifyRules({
  site: {languages, fallback, unpublished = []},
  redirects,
  versionPaths,
  sections,
}: HostRules): string {
  const lines = ['# Written by plugins/locale-gateway; do not edit.'];
  for (const code of unpublished) {
    lines.push(`/${code}/* /${fallback}/:splat 302`);
  }
  for (const {locale, alternate} of languages) {
    if (alternate !== undefined) {
      lines.push(`/${alternate}/* /${locale}/:splat 301`);
    }
  }
  for (const {locale} of languages) {
    for (const {from, to} of redirects) {
      lines.push(`/${locale}${from} /${locale}${to}/ 301`);
    }
  }
  for (const version of ['', ...versionPaths.map((name) => `/${name}`)]) {
    for (const section of sections) {
      const page = `/:locale${version}/:namespace/:page/`;
      lines.push(`${page}${section} ${page}#${section} 301`);
    }
  }
  for (const {locale} of languages) {
    lines.push(`/${locale}/* /${locale}/404.html 404`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Headers for the same hosts, which read them from a file `_headers`. By
 * themselves they let browsers ask anew for pages; they join the values of a
 * header that two rules set, so no rule says it of everything.
 */
export function netlifyHeaders({headers, site}: HostRules): string {
  const block = (pattern: string, list: readonly Header[]) =>
    [pattern, ...list.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    '# Written by plugins/locale-gateway; do not edit.',
    block('/*', headers),
    ...site.languages.flatMap(({locale}) => [
      block(`/${locale}/assets/*`, assetHeaders),
      block(`/${locale}/${workerFile}`, freshHeaders),
    ]),
  ].join('\n')}\n`;
}
