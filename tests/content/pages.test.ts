import path from 'node:path';
import type {Heading, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {currentPages, exampleName, headingId, type Page, pages} from './pages';

/** Sections of a component page, in their order; true: every page has it. */
const sections: Readonly<Record<string, boolean>> = {
  usage: true,
  playground: false,
  api: true,
  examples: true,
  functional: false,
  accessibility: true,
  'variable-api': false,
};

function isHeading(node: RootContent): node is Heading {
  return node.type === 'heading';
}

/** Examples that a page has at least: an old release is documented shorter. */
const leastExamples = (page: Page) => (currentPages.includes(page) ? 4 : 2);

describe.each(pages)('$file', (page) => {
  const {id, tree, examples} = page;
  const names = examples.map((file) => path.basename(file, '.vue')).sort();

  it('shows each of its examples once', () => {
    const shown = tree.children.flatMap((node) => exampleName(node) ?? []);
    expect(shown.sort()).toEqual(names);
  });

  it('leaves the heading of the first level to its title', () => {
    const levels = tree.children.filter(isHeading).map(({depth}) => depth);
    expect(levels).not.toContain(1);
  });

  it('writes admonitions as Docusaurus reads them', () => {
    visit(tree, 'text', ({value}) => {
      expect(value).not.toMatch(/^:::\w+ /m);
    });
  });

  if (!id.startsWith('components/') || id.startsWith('components/api-')) {
    return;
  }

  it('has the sections of a component page in their order', () => {
    const found = tree.children
      .filter(isHeading)
      .filter(({depth}) => depth === 2)
      .map(headingId);
    const expected = Object.keys(sections).filter(
      (section) => sections[section] === true || found.includes(section),
    );
    expect(found).toEqual(expected);
  });

  it('introduces each example with a heading and a sentence', () => {
    let heading: Heading | undefined;
    let hasText = false;
    for (const node of tree.children) {
      const example = exampleName(node);
      if (isHeading(node)) {
        heading = node;
        hasText = false;
      } else if (node.type === 'paragraph') {
        hasText = true;
      } else if (example !== undefined) {
        expect({example, heading: heading !== undefined, hasText}).toEqual({
          example,
          heading: true,
          hasText: true,
        });
        hasText = false;
      }
    }
  });

  it('has enough examples', () => {
    expect(names.length).toBeGreaterThanOrEqual(leastExamples(page));
  });
});
