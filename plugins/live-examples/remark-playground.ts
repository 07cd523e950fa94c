import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importOf, setProp} from '../util/mdx';
import {locate, toSitePath} from './compiler/paths';
import type {RemarkOptions} from './remark';

const fileName = 'playground.yaml';
const variable = '__playground';

/**
 * Remark plugin: gives `<Playground />` the file `playground.yaml` beside the
 * page, as its `playground` prop. A translated page may have a translated one;
 * otherwise it uses that of the page it translates.
 *
 * @throws when the page has no such file.
 */
export default function remarkPlayground({siteDir}: RemarkOptions) {
  return (tree: Root, file: VFile): void => {
    let found: string | undefined;
    visit(tree, (node) => {
      if (
        (node.type !== 'mdxJsxFlowElement' &&
          node.type !== 'mdxJsxTextElement') ||
        node.name !== 'Playground'
      ) {
        return undefined;
      }
      const start = node.position?.start ?? {line: 1, column: 1};
      const at = `${toSitePath(siteDir, file.path)}:${start.line}:${start.column}`;
      const location = locate(siteDir, file.path);
      if (!location) {
        throw new Error(
          `${at} <Playground> works in pages of the documentation only.`,
        );
      }
      const original = path.join(
        siteDir,
        location.root,
        path.dirname(location.file),
      );
      found = [path.dirname(file.path), original]
        .map((folder) => path.join(folder, fileName))
        .find((candidate) => fs.existsSync(candidate));
      if (!found) {
        throw new Error(
          `${at} <Playground> needs the file ${toSitePath(siteDir, path.join(original, fileName))}. Write it, or remove the playground.`,
        );
      }
      setProp(node, 'playground', variable);
      return SKIP;
    });
    if (found) {
      const request = `@site/${toSitePath(siteDir, found)}`;
      tree.children.unshift(importOf(variable, request));
    }
  };
}
