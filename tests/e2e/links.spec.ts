import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {Parser} from 'htmlparser2';
import {readEnvironment} from '../../config/env';
import {locales, root} from './harness/site';

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Whole start tags; values may hold what would end one. */
const startTag = /<(?:a|area|form)\s(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

const script = /<script\b[\s\S]*?<\/script>/g;

function* tagsOf(html: string): Generator<Tag> {
  for (const [text] of html.replace(script, '').matchAll(startTag)) {
    let found: Tag | undefined;
    const parser = new Parser({
      onopentag(name, attributes) {
        found ??= {name, attributes};
      },
    });
    parser.end(text);
    if (found) {
      yield found;
    }
  }
}

/** The pseudo-locale leads to the sources of its texts there. */
const repository = readEnvironment(process.env).REPOSITORY_URL;

/** What is wrong with a link or a form, as CONTRIBUTING.md has it. */
function wrongWith({name, attributes}: Tag): string | undefined {
  const address = attributes.href ?? attributes.action;
  if (address === undefined) {
    return undefined;
  }
  const rel = new Set(attributes.rel?.split(' '));
  const isBlank = attributes.target === '_blank';
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address) ?? [];
  if (
    /^\s*[/\\]{2}/.test(address) ||
    (scheme && !/^(?:https?|mailto)$/.test(scheme))
  ) {
    return 'leads neither to http(s) or mail nor to a path of the site';
  }
  if (isBlank && !rel.has('noopener')) {
    return 'opens a window without rel="noopener"';
  }
  if (name === 'form') {
    return undefined;
  }
  if (isBlank && !rel.has('noreferrer')) {
    return 'opens a window without rel="noreferrer"';
  }
  // Text of others opens no windows, and is vouched for by nobody.
  return scheme?.startsWith('http') &&
    !isBlank &&
    !rel.has('nofollow') &&
    !address.startsWith(`${repository}/`)
    ? 'is a link of others without rel="nofollow"'
    : undefined;
}

for (const locale of locales) {
  test(`every link and form of ${locale} says what it must`, () => {
    const folder = path.join(root, 'build', locale);
    const wrong = new Set<string>();
    let outward = 0;
    for (const file of fs.readdirSync(folder, {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!file.endsWith('.html')) {
        continue;
      }
      for (const tag of tagsOf(
        fs.readFileSync(path.join(folder, file), 'utf8'),
      )) {
        const problem = wrongWith(tag);
        outward += Number(tag.attributes.href?.startsWith('https://') ?? false);
        if (problem) {
          wrong.add(
            `${tag.attributes.href ?? tag.attributes.action ?? ''} ${problem}: ${file}`,
          );
        }
      }
    }
    expect([...wrong].slice(0, 20)).toEqual([]);
    expect(outward).toBeGreaterThan(1000);
  });
}

test('what is wrong with a link is found', () => {
  const problems = (html: string) => [...tagsOf(html)].map(wrongWith);
  expect(
    problems(`
      <a href="javascript:x">x</a>
      <a href=" JaVaScRiPt:x">x</a>
      <a href="//other.example/">x</a>
      <a href="https://other.example/" target="_blank" title="a > b" rel="noreferrer">x</a>
      <a title='>' target=_blank rel=noopener href=https://other.example/>x</a>
      <a href="https://other.example/">x</a>
      <form action="https://other.example/" target="_blank"></form>`),
  ).toEqual([
    ...Array<unknown>(3).fill(expect.stringContaining('leads neither')),
    expect.stringContaining('noopener'),
    expect.stringContaining('noreferrer'),
    expect.stringContaining('nofollow'),
    expect.stringContaining('noopener'),
  ]);
  expect(
    problems(`
      <a href="https://other.example/" target="_blank" rel="noopener noreferrer">x</a>
      <a href="/en/">x</a><a href="#top">x</a><a href="mailto:a@b.example">x</a>
      <a href="https://other.example/" rel="noopener noreferrer nofollow">x</a>`),
  ).toEqual(Array(5).fill(undefined));
});
