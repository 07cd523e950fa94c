import {aliasedSitePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importOf, setProp} from '../../util/mdx';
import {
  breakingFile,
  compareFile,
  compareSourceFile,
  explorerFile,
  sassFile,
  sassRowsFile,
  sectionFile,
} from './files';

/** Where the plugin's generated data is. */
export interface WidgetOptions {
  readonly siteDir: string;
  /** Instance of the docs plugin. */
  readonly pluginId: string;
  /** Name of the version that a page belongs to, by the page's source. */
  readonly versionOf: (source: string) => string;
  /** The history of the package is known. */
  readonly hasHistory: boolean;
  /** Minors with which a version can be compared in a migration guide. */
  readonly earlierOf: (version: string) => readonly string[];
}

/** A page that has a widget. */
interface WidgetPage {
  /** The page as Docusaurus names it: `@site/docs/…`. */
  readonly source: string;
  readonly version: string;
  readonly hasHistory: boolean;
  /** Minors that a migration guide of the version may start from. */
  readonly earlier: readonly string[];
  /** The attribute `from` of the widget; empty without one. */
  readonly from: string;
  readonly frontMatter: {
    readonly components?: unknown;
    readonly services?: unknown;
  };
}

/**
 * Gives the generated files that a widget's props come from.
 *
 * @throws what the page's author has to do, when the page lacks something.
 */
type Widget = (page: WidgetPage) => {
  /** File of the prop `data`. */
  readonly data: string;
  /** File that the prop `load` fetches. */
  readonly load?: string;
};

const sectionWidget =
  (name: string): Widget =>
  ({source, frontMatter}) => {
    if (!frontMatter.components && !frontMatter.services) {
      throw new Error(
        `<${name} /> has nothing to show; list tags under "components", or services under "services", in the front matter.`,
      );
    }
    return {data: sectionFile(source)};
  };

/** Shows the sass variables of the page's components. */
const sassWidget = 'SassVariables';

const widgets: Readonly<Record<string, Widget>> = {
  ApiSection: sectionWidget('ApiSection'),
  [sassWidget]: sectionWidget(sassWidget),
  ApiCompare: ({version, hasHistory}) => {
    if (!hasHistory) {
      throw new Error(
        '<ApiCompare /> knows no releases; give component-docs the option "history" in docusaurus.config.ts.',
      );
    }
    return {data: compareFile(version), load: compareSourceFile(version)};
  },
  BreakingChanges: ({version, earlier, from}) => {
    if (!earlier.includes(from)) {
      throw new Error(
        `<BreakingChanges /> needs a release of the docs to start from${earlier.length > 0 ? `: from="${earlier.join('" or from="')}"` : ', and there is none before this one'}.`,
      );
    }
    return {data: breakingFile(version, from)};
  },
  ApiExplorer: ({version}) => ({data: explorerFile(version)}),
  SassVariableBrowser: ({version}) => ({
    data: sassFile(version),
    load: sassRowsFile(version),
  }),
};

/** An attribute that is written as text. */
function attributeOf(
  node: MdxJsxFlowElement,
  name: string,
): string | undefined {
  const found = node.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Remark plugin: gives widgets such as `<ApiSection />` their data, from
 * modules of their own, so that a page loads nothing else.
 *
 * @throws an error that names file and line when a page lacks what a widget
 * needs.
 */
export function remarkWidgets({
  siteDir,
  pluginId,
  versionOf,
  hasHistory,
  earlierOf,
}: WidgetOptions) {
  return (tree: Root, file: VFile): void => {
    const imports = new Map<string, string>();
    const hasSassSection = tree.children.some(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === sassWidget,
    );
    const source = aliasedSitePath(file.path, siteDir);
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const widget = node.name ? widgets[node.name] : undefined;
      if (!widget) {
        return;
      }
      const {frontMatter = {}} = file.data as Partial<WidgetPage>;
      const from = attributeOf(node, 'from') ?? '';
      let props: ReturnType<Widget>;
      try {
        const version = versionOf(source);
        props = widget({
          source,
          version,
          hasHistory,
          earlier: earlierOf(version),
          from,
          frontMatter,
        });
      } catch (error) {
        throw new Error(
          `${file.path}:${node.position?.start.line ?? 1}: ${error instanceof Error ? error.message : String(error)}`,
          {cause: error},
        );
      }
      const moduleOf = (name: string) => `~docs/${pluginId}/${name}`;
      const variable = `data${node.name ?? ''}${from.replace(/\W/g, '_')}`;
      imports.set(variable, moduleOf(props.data));
      setProp(node, 'data', variable);
      if (node.name === 'ApiSection' && hasSassSection) {
        setProp(node, 'withoutSass', 'true');
      }
      if (props.load) {
        const module = JSON.stringify(moduleOf(props.load));
        setProp(node, 'load', `() => import(${module})`);
      }
    });
    tree.children.unshift(
      ...[...imports].map(([variable, module]) => importOf(variable, module)),
    );
  };
}
