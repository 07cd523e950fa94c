import fs from 'node:fs';
import path from 'node:path';

/** Headers of the addresses that match a pattern. */
interface Rule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const toPattern = (glob: string) =>
  new RegExp(
    `^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`,
  );

/**
 * Reads `_headers` of a built site, as Netlify and Cloudflare Pages do.
 *
 * @param directory - the folder that is served.
 * @returns the headers of an address; none when the site has no such file.
 */
export function readHeaders(
  directory: string,
): (pathname: string) => Record<string, string> {
  const file = path.join(directory, '_headers');
  const rules: Rule[] = [];
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  for (const block of text.replace(/^#.*\n/gm, '').split(/\n(?=\S)/)) {
    const [glob = '', ...lines] = block.split('\n');
    rules.push({
      pattern: toPattern(glob.trim()),
      headers: lines.flatMap((line) => {
        const [, name = '', value = ''] =
          /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
        return name ? [[name, value] as const] : [];
      }),
    });
  }
  return (pathname) =>
    Object.fromEntries(
      rules
        .filter(({pattern}) => pattern.test(pathname))
        .flatMap(({headers}) => headers),
    );
}
