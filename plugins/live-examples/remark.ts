import fs from 'node:fs';
import path from 'node:path';
import type {Parents, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import {flowElement, importOf, type JsxElement, setProp} from '../util/mdx';
import {type RemarkOptions, visitElements} from './visit-elements';

/** How many examples a page has that shows an advertisement among them. */
const examplesWithAd = 4;

const adComponent = 'ExampleListAd';

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function nameOf(element: JsxElement, at: string): string {
  const attribute = element.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'name',
  );
  const name = attribute?.value;
  if (typeof name !== 'string' || !namePattern.test(name)) {
    throw new Error(
      `${at} <Example> needs name="…": the name of a file in the page's examples/ folder without .vue, in lower case with dashes.`,
    );
  }
  return name;
}

interface Placed {
  readonly parent: Parents;
  readonly element: MdxJsxFlowElement;
}

/**
 * Puts the place for an advertisement behind the example in the middle, if the
 * page has enough of them.
 *
 * @returns the import of the component that stands there.
 */
function placeAd(examples: readonly Placed[]): MdxjsEsm[] {
  const middle = examples[Math.floor(examples.length / 2) - 1];
  if (!middle || examples.length < examplesWithAd) {
    return [];
  }
  const {children} = middle.parent;
  const at = children.findIndex((child) => child === middle.element) + 1;
  children.splice(at, 0, flowElement(adComponent));
  return [importOf(adComponent, `@theme/${adComponent}`)];
}

/**
 * Remark plugin: gives each `<Example name="basic" />` of a page the example
 * of that name from the page's own `examples/` folder, as its `example` prop.
 * A translated page uses the folder of the page it translates. A page with four
 * examples or more has `@theme/ExampleListAd` in their middle.
 *
 * @throws on an example outside the documentation or without a valid name; a
 * name without a file becomes an error of the bundler, which recovers when
 * the file appears.
 */
export default function remarkExamples({siteDir}: RemarkOptions) {
  return (tree: Root, file: VFile): void => {
    const imports = new Map<string, MdxjsEsm>();
    const placed: Placed[] = [];
    visitElements(tree, file, 'Example', siteDir, (page) => {
      const {element, parent, at, location} = page;
      const name = nameOf(element, at);
      const folder = path.posix.join(
        location.root,
        path.posix.dirname(location.file),
        'examples',
      );
      const variable = `__example_${name.replaceAll('-', '_')}`;
      if (!imports.has(name)) {
        const example = `${folder}/${name}.vue`;
        const loader = path.join(__dirname, 'loaders', 'missing.cjs');
        const missing = {siteDir, folder, name, at};
        imports.set(
          name,
          importOf(
            variable,
            fs.existsSync(path.join(siteDir, example))
              ? `@site/${example}?example`
              : `!!${loader}?${JSON.stringify(missing)}!${file.path}`,
          ),
        );
      }
      setProp(element, 'example', variable);
      if (parent && element.type === 'mdxJsxFlowElement') {
        placed.push({parent, element});
      }
    });
    tree.children.unshift(...imports.values(), ...placeAd(placed));
  };
}
