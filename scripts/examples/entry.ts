import path from 'node:path';
import {stylesheets} from '../../config/theme';
import {root} from '../lib/run';
import type {Target} from './targets';

const from = (file: string) => JSON.stringify(path.join(root, file));

/**
 * Code of the entry: the driver, the ground that the site gives its examples,
 * and every target as the site's pages import it.
 */
export function entryCode(siteDir: string, targets: readonly Target[]): string {
  const imports = targets.map(({file, kind}, index) => {
    const query = kind === 'playground' ? '' : '?example';
    const request = path.join(siteDir, file) + query;
    return `import target${index} from ${JSON.stringify(request)};`;
  });
  const entries = targets.map(
    ({file, kind}, index) =>
      `  ${JSON.stringify(file)}: {kind: ${JSON.stringify(kind)}, module: target${index}},`,
  );
  return [
    ...stylesheets
      .filter((file) => /tokens|fonts/.test(file))
      .map((file) => `import ${from(file)};`),
    `import * as styles from ${from('src/components/Example/styles.module.css')};`,
    `import {install} from ${from('scripts/examples/driver.ts')};`,
    ...imports,
    `install({\n${entries.join('\n')}\n}, styles);`,
  ].join('\n');
}
