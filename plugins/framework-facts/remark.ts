import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {locate, toSitePath} from '../live-examples/compiler/paths';
import {importOf, setProp} from '../util/mdx';
import {factsFile, factsModule} from './files';

/** Widgets and the facts that they show. */
const widgets = {
  ColorPalette: 'colors',
  BreakpointTable: 'breakpoints',
  DisplayTable: 'display',
  IconSearch: 'icons',
} as const;

const isWidget = (name: string | null): name is keyof typeof widgets =>
  name !== null && Object.hasOwn(widgets, name);

/** Options of the remark plugin. */
export interface RemarkOptions {
  readonly siteDir: string;
  /** As the plugin's option of that name. */
  readonly packages: Readonly<Record<string, string>>;
}

/**
 * Remark plugin: gives a widget such as `<ColorPalette />` the facts of the
 * framework that the page's version documents, as its prop `facts`.
 *
 * @throws when nothing is known of that version's framework.
 */
export default function remarkFacts({siteDir, packages}: RemarkOptions) {
  return (tree: Root, file: VFile): void => {
    const imports = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (!isWidget(node.name)) {
        return;
      }
      const name = packages[locate(siteDir, file.path)?.version ?? ''];
      if (name === undefined) {
        throw new Error(
          `${toSitePath(siteDir, file.path)}:${String(node.position?.start.line ?? 1)} <${node.name}> has no facts to show. Name the framework of this version in the option "packages" of framework-facts, or remove the widget.`,
        );
      }
      const facts = widgets[node.name];
      const variable = `__${facts}`;
      imports.set(variable, `${factsModule}/${factsFile(name, facts)}`);
      setProp(node, 'facts', variable);
    });
    tree.children.unshift(
      ...[...imports].map(([variable, request]) => importOf(variable, request)),
    );
  };
}
