import fs from 'node:fs/promises';
import path from 'node:path';
import stock, {
  type Options,
  validateOptions,
} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withForwardScript} from './forward';

export {type Options, validateOptions};

/** Docusaurus' plugin of that name; see the README beside this file. */
export default function clientRedirects(
  context: LoadContext,
  options: Parameters<typeof stock>[1],
): Plugin<void> | null {
  const plugin = stock(context, options);
  return (
    plugin && {
      ...plugin,
      async postBuild(props) {
        await plugin.postBuild?.(props);
        await Promise.all(
          options.redirects
            .flatMap(({from}) => from)
            .map(async (from) => {
              const file = path.join(props.outDir, from, 'index.html');
              const html = await fs.readFile(file, 'utf8');
              await fs.writeFile(file, withForwardScript(file, html));
            }),
        );
      },
    }
  );
}
