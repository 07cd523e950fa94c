import fs from 'node:fs';
import path from 'node:path';
import {readVersions} from '../../config/versions';
import {exampleRoots} from '../../plugins/live-examples/compiler/paths';

/** What a file is: each is mounted by the code that the site uses for it. */
export type TargetKind = 'example' | 'layout' | 'playground';

/** A file that runs in the browser. */
export interface Target {
  /** Path from the site's root, with forward slashes. */
  readonly file: string;
  readonly kind: TargetKind;
}

function kindOf(file: string): TargetKind | undefined {
  if (/^examples\/layouts\/.*\.vue$/.test(file)) {
    return 'layout';
  }
  if (/(?:\/examples|^examples\/home)\/[^/]+\.vue$/.test(file)) {
    return 'example';
  }
  return file.endsWith('/playground.yaml') ? 'playground' : undefined;
}

/**
 * Every example, layout and playground of a site. A file of a cut version that
 * is the same as that of a newer one on the same framework is left out.
 *
 * @param siteDir - the site's root.
 */
export function findTargets(siteDir: string): Target[] {
  const seen = new Set<string>();
  return readVersions(siteDir).flatMap(({name, framework}) =>
    exampleRoots(name).flatMap((root) => {
      const dir = path.join(siteDir, root);
      if (!fs.existsSync(dir)) {
        return [];
      }
      return fs
        .readdirSync(dir, {recursive: true, encoding: 'utf8'})
        .map((entry) => path.posix.join(root, entry.split(path.sep).join('/')))
        .sort()
        .flatMap((file): Target[] => {
          const kind = kindOf(file);
          if (!kind) {
            return [];
          }
          const identity = [
            framework.package,
            file.slice(root.length),
            fs.readFileSync(path.join(siteDir, file), 'utf8'),
          ].join('\n');
          const isCopy = seen.has(identity);
          seen.add(identity);
          return isCopy ? [] : [{file, kind}];
        });
    }),
  );
}

/**
 * The targets that arguments mean: `components/alerts`, `alerts`,
 * `docs/components/alerts/examples/dense.vue` or `version-1.5`.
 *
 * @param names - parts of paths, in whole segments; all targets without any.
 * @throws when a name means no target.
 */
export function selectTargets(
  targets: readonly Target[],
  names: readonly string[],
): readonly Target[] {
  const inside = (file: string, name: string) =>
    `/${file.replace(/\.\w+$/, '')}/`.includes(
      `/${name.replace(/\.(?:vue|yaml)$/, '').replace(/^\/+|\/+$/g, '')}/`,
    );
  for (const name of names) {
    if (!targets.some(({file}) => inside(file, name))) {
      throw new Error(
        `There is no example, playground or layout in "${name}". Name a page, such as components/alerts, or a file.`,
      );
    }
  }
  return names.length === 0
    ? targets
    : targets.filter(({file}) => names.some((name) => inside(file, name)));
}
