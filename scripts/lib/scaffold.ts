import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {parseFrontMatter} from '../../plugins/component-docs/docs/frontMatter';
import {
  defaultPagesFile,
  readComponentPages,
} from '../../plugins/component-docs/pages/componentPages';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Splits `namespace/page`, refusing anything else. */
function parseReference(reference: string): [string, string] {
  const [namespace = '', page = '', ...rest] = reference.split('/');
  if (rest.length > 0 || !slug.test(namespace) || !slug.test(page)) {
    throw new Error(
      `"${reference}" is no page. Write namespace/page in kebab case, such as components/badges.`,
    );
  }
  return [namespace, page];
}

/** `app-bars` as a title: `App bars`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** References of all pages in `docs/`, those of one namespace first. */
function listPages(siteDir: string, namespace: string): string[] {
  const docs = path.join(siteDir, 'docs');
  return fs
    .readdirSync(docs)
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(docs, folder))
        .map((page) => `${folder}/${page}`),
    )
    .filter((page) => fs.existsSync(path.join(docs, page, 'index.mdx')))
    .sort(
      (a, b) =>
        Number(b.startsWith(`${namespace}/`)) -
          Number(a.startsWith(`${namespace}/`)) || a.localeCompare(b),
    );
}

interface ComponentPage {
  readonly tags: readonly string[];
  /** Its components have sass variables. */
  readonly hasSass: boolean;
}

function readComponentPage(siteDir: string, page: string): ComponentPage {
  const {pages} = readComponentPages(siteDir);
  const {components: tags = [], sass = []} = pages[page] ?? {};
  if (tags.length === 0) {
    throw new Error(
      `${defaultPagesFile} names no component for the page "${page}". Add the page with its tags there first.`,
    );
  }
  return {tags, hasSass: sass.length > 0};
}

/** An example that shows a component, or an element with a directive. */
function exampleSource(
  tag: string | undefined,
  isDirective: boolean,
  name: string,
): string {
  const isComponent = tag !== undefined && !isDirective;
  const [start, end] = isComponent
    ? [tag, tag]
    : [['div', tag].filter(Boolean).join(' '), 'div'];
  return `<template>
  <${start}>${titleOf(name)}</${end}>
</template>
`;
}

function frontMatter(
  title: string,
  tags: readonly string[],
  upNext: readonly string[],
): string {
  return [
    '---',
    `title: ${title}`,
    `description: Say in a sentence or two what the page on ${title} has, for search engines.`,
    `keywords: [${title.toLowerCase()}]`,
    'lead: Say in one sentence what the reader finds here.',
    ...(tags.length > 0 ? [`components: [${tags.join(', ')}]`] : []),
    'up_next:',
    ...upNext.map((page) => `  - ${page}`),
    '---',
    '',
  ].join('\n');
}

const componentBody = `
## Usage {/* #usage */}

<Example name="usage" />

## API {/* #api */}

<ApiSection />

## Accessibility {/* #accessibility */}

Say what the component does by itself and what the author must add.
`;

const sassSection = `
## Sass variables {/* #variable-api */}

<SassVariables />
`;

const guideBody = `
## Overview

Write here what the reader came for.
`;

function write(siteDir: string, file: string, content: string): string {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, content, {flag: 'wx'});
  return file;
}

/**
 * Creates a page in `docs/` that builds as it is: front matter that its schema
 * accepts, the fixed sections, and a first example on a component page.
 *
 * @param siteDir - the repository's root.
 * @param reference - `namespace/page`.
 * @returns the files it wrote, from the root.
 * @throws when the reference is wrong, the page exists, or the component is
 *   unknown; nothing is written then.
 */
export function createPage(siteDir: string, reference: string): string[] {
  const [namespace, page] = parseReference(reference);
  const folder = `docs/${reference}`;
  const file = `${folder}/index.mdx`;
  if (fs.existsSync(path.join(siteDir, file))) {
    throw new Error(`${file} exists already.`);
  }
  const {tags, hasSass} =
    namespace === 'components'
      ? readComponentPage(siteDir, page)
      : {tags: [], hasSass: false};
  const upNext = listPages(siteDir, namespace).slice(0, 3);
  const content =
    frontMatter(titleOf(page), tags, upNext) +
    (tags.length > 0 ? componentBody : guideBody) +
    (hasSass ? sassSection : '');
  readFrontMatter(file, content);
  const files = [write(siteDir, file, content)];
  if (tags[0]) {
    files.push(
      write(
        siteDir,
        `${folder}/examples/usage.vue`,
        exampleSource(tags[0], false, 'usage'),
      ),
    );
  }
  return files;
}

/** Checks the front matter of a page as the build does. */
function readFrontMatter(file: string, content: string) {
  const block = /^---\n([\s\S]*?)\n---/.exec(content)?.[1] ?? '';
  return parseFrontMatter(file, parse(block), () => content);
}

/**
 * Creates an example beside a page, showing its first component or directive if
 * it has one.
 *
 * @param siteDir - the repository's root.
 * @param reference - `namespace/page`.
 * @param name - the example's name in kebab case.
 * @returns the file it wrote, from the root.
 * @throws when a name is wrong, the page does not exist, or the example does.
 */
export function createExample(
  siteDir: string,
  reference: string,
  name: string,
): string {
  parseReference(reference);
  if (!slug.test(name)) {
    throw new Error(
      `"${name}" is no name for an example. Write it in kebab case, such as with-icon.`,
    );
  }
  const page = `docs/${reference}/index.mdx`;
  if (!fs.existsSync(path.join(siteDir, page))) {
    throw new Error(
      `${page} does not exist. Create it first: npm run new:page -- ${reference}`,
    );
  }
  const {components: [tag] = []} = readFrontMatter(
    page,
    fs.readFileSync(path.join(siteDir, page), 'utf8'),
  );
  const file = `docs/${reference}/examples/${name}.vue`;
  if (fs.existsSync(path.join(siteDir, file))) {
    throw new Error(`${file} exists already.`);
  }
  const isDirective = reference in readComponentPages(siteDir).directives;
  return write(siteDir, file, exampleSource(tag, isDirective, name));
}
