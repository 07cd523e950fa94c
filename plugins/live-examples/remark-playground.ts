import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {importOf, setProp} from '../util/mdx';
import {toSitePath} from './compiler/paths';
import {type RemarkOptions, visitElements} from './visit-elements';

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
    visitElements(tree, file, 'Playground', siteDir, (page) => {
      const {element, at, location} = page;
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
      setProp(element, 'playground', variable);
    });
    if (found) {
      const request = `@site/${toSitePath(siteDir, found)}`;
      tree.children.unshift(importOf(variable, request));
    }
  };
}
