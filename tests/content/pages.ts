import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import * as z from 'zod';
import {readVersions, type Framework} from '../../config/versions';

export const siteDir = path.resolve(import.meta.dirname, '../..');

/** A page and what lies beside it. */
export interface Page {
  /** Path of the page's file from the repository's root. */
  readonly file: string;
  /** `namespace/page`. */
  readonly id: string;
  /** Framework that the page's version documents. */
  readonly framework: Framework;
  /** Tags whose API the page shows. */
  readonly components: readonly string[];
  readonly tree: Root;
  /** Paths of the examples' files, from the repository's root. */
  readonly examples: readonly string[];
}

const frontMatterSchema = z.looseObject({
  components: z.array(z.string()).default([]),
});

const processor = unified().use(remarkParse).use(remarkMdx);

function filesIn(directory: string, extension: string): string[] {
  const absolute = path.join(siteDir, directory);
  return fs.existsSync(absolute)
    ? fs
        .readdirSync(absolute)
        .filter((file) => file.endsWith(extension))
        .sort()
        .map((file) => path.posix.join(directory, file))
    : [];
}

export function readFile(file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

function readPage(root: string, id: string, framework: Framework): Page {
  const file = path.posix.join(root, id, 'index.mdx');
  const source = readFile(file);
  const [block = '', frontMatter = ''] =
    /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  const {components} = frontMatterSchema.parse(parseYaml(frontMatter));
  // Blank lines in the place of the front matter keep line numbers right.
  const tree = processor.parse(
    block.replace(/.+/g, '') + source.slice(block.length),
  );
  return {
    file,
    id,
    framework,
    components,
    tree,
    examples: filesIn(path.posix.join(root, id, 'examples'), '.vue'),
  };
}

/** Written by hand: the unreleased version, and those on an older framework. */
function writtenVersions() {
  const [current, ...released] = readVersions(siteDir);
  return [
    {root: 'docs', framework: current!.framework},
    ...released
      .filter(({framework}) => framework.package !== current!.framework.package)
      .map(({name, framework}) => ({
        root: `versioned_docs/version-${name}`,
        framework,
      })),
  ];
}

/** Every page that is written by hand. */
export const pages: readonly Page[] = writtenVersions().flatMap(
  ({root, framework}) =>
    fs
      .readdirSync(path.join(siteDir, root), {recursive: true})
      .map(String)
      .filter((file) => path.basename(file) === 'index.mdx')
      .sort()
      .map((file) => readPage(root, path.posix.dirname(file), framework)),
);

/** The pages of `docs/`, from which the current release is cut. */
export const currentPages: readonly Page[] = pages.filter(({file}) =>
  file.startsWith('docs/'),
);

/** The id of a heading as `{/* #id *\/}` gives it. */
export function headingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\* #([\w-]+) \*\/$/.exec(last.value)?.[1]
    : undefined;
}

/** The name of an `<Example name="…" />`; undefined for any other node. */
export function exampleName(node: Root['children'][number]) {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Example') {
    return undefined;
  }
  const attribute = node.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'name',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
