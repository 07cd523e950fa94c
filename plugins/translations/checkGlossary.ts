import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {englishFolder, translatedFolder} from '../util/versionFolders';
import {glossaryFile, missingTerms, readGlossary, type Term} from './glossary';
import {parsePage, proseOf, translationFields} from './markdown';
import {allVersions, pageOf, translatedPages} from './site';
import {translationState} from './state';

/** A heading, a paragraph or a field of the front matter. */
interface Block {
  readonly text: string;
  readonly line: number;
}

const fields = ['title', 'description', 'lead'] as const;

const blockTypes: ReadonlySet<Nodes['type']> = new Set([
  'heading',
  'paragraph',
]);

/** The blocks of a page by section; the front matter is the first section. */
function sectionsOf(file: string, text: string): Block[][] {
  const {frontMatter, tree} = parsePage(file, text);
  const sections: Block[][] = [
    fields.map((field) => {
      const text = frontMatter[field];
      return {text: typeof text === 'string' ? text : '', line: 1};
    }),
  ];
  visit(tree, (node) => {
    if (!blockTypes.has(node.type)) {
      return;
    }
    const block = {text: proseOf(node), line: node.position?.start.line ?? 0};
    if (node.type === 'heading') {
      sections.push([block]);
    } else {
      sections.at(-1)?.push(block);
    }
  });
  return sections;
}

const joined = (blocks: readonly Block[]): Block => ({
  text: blocks.map(({text}) => text).join('\n'),
  line: blocks[0]?.line ?? 0,
});

/** Blocks that say the same: one by one, or a section where they differ in number. */
function pairs(english: Block[][], translated: Block[][]): [Block, Block][] {
  return english.flatMap((section, index): [Block, Block][] => {
    const other = translated[index] ?? [];
    return section.length === other.length
      ? section.map((block, at) => [block, other[at] ?? joined([])])
      : [[joined(section), joined(other)]];
  });
}

const wanted = ({translation, accept}: Term) =>
  [translation, ...accept].map((form) => `"${form}"`).join(' or ');

interface Versioned {
  readonly english: string;
  readonly translated: string;
}

function checkTexts(
  glossary: readonly Term[],
  locale: string,
  name: string,
  {english, translated}: Versioned,
): string[] {
  return pairs(sectionsOf(name, english), sectionsOf(name, translated)).flatMap(
    ([from, to]) =>
      missingTerms(glossary, locale, from.text, to.text).map(
        (term) =>
          `${name}:${to.line}: "${term.term}" is ${wanted(term)} in ${glossaryFile(locale)}`,
      ),
  );
}

/**
 * Where pages of a language do not say what its glossary says. A page that
 * is out of date or a draft is left out, as is a copy in another version.
 *
 * @param page - only this page: `components/alerts`.
 * @returns a line for each block and term, with file and line.
 */
export function checkGlossary(
  siteDir: string,
  locale: string,
  page?: string,
): string[] {
  const glossary = readGlossary(siteDir, locale);
  const seen = new Set<string>();
  return allVersions(siteDir).flatMap((version) =>
    translatedPages(siteDir, locale, version)
      .filter((file) => page === undefined || pageOf(file) === page)
      .flatMap((file) => {
        const name = path.posix.join(translatedFolder(locale, version), file);
        const source = path.join(siteDir, englishFolder(version), file);
        const translated = fs.readFileSync(path.join(siteDir, name), 'utf8');
        if (!fs.existsSync(source) || seen.has(translated)) {
          return [];
        }
        seen.add(translated);
        const english = fs.readFileSync(source, 'utf8');
        return translationState(
          english,
          translationFields(name, translated),
        ) === 'translated'
          ? checkTexts(glossary, locale, name, {english, translated})
          : [];
      }),
  );
}
