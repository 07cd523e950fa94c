import {aliasedSitePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sectionFile} from './file';

/** Where the plugin's generated data is. */
export interface ApiSectionOptions {
  readonly siteDir: string;
  /** Instance of the docs plugin. */
  readonly pluginId: string;
}

const variable = 'apiSectionData';

/** `import apiSectionData from '…'`, as a tree. */
function importData(module: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: module},
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: {type: 'Identifier', name: variable},
              },
            ],
          },
        ],
      },
    },
  };
}

function passData(section: MdxJsxFlowElement): void {
  section.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'data',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {type: 'Identifier', name: variable},
            },
          ],
        },
      },
    },
  });
}

/**
 * Remark plugin: gives `<ApiSection />` the rows of the page's own tags, from
 * a module of their own, so that a page loads no other rows.
 *
 * @throws an error that names file and line when the page names no tags.
 */
export function remarkApiSection({siteDir, pluginId}: ApiSectionOptions) {
  return (tree: Root, file: VFile): void => {
    const sections: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'ApiSection') {
        sections.push(node);
      }
    });
    for (const node of sections) {
      const {frontMatter} = file.data as {
        frontMatter?: {components?: unknown};
      };
      if (!frontMatter?.components) {
        throw new Error(
          `${file.path}:${node.position?.start.line ?? 1}: <ApiSection /> has nothing to show; list the tags under "components" in the front matter.`,
        );
      }
      passData(node);
    }
    if (sections.length > 0) {
      const source = aliasedSitePath(file.path, siteDir);
      tree.children.unshift(
        importData(`~docs/${pluginId}/${sectionFile(source)}`),
      );
    }
  };
}
