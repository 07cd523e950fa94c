import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sectionEntries, tagsOf} from '../../section/data';
import {renderMarkdown} from '../../section/markdown';
import {loadPackage} from '../load';
import type {PackageSource} from '../load';
import {mergeSources} from '../merge';
import {metadataSchema} from '../model';
import type {Metadata} from '../model';
import {overlaySchema} from '../overlay';
import {readManifest} from '../readers/manifest';

const fixtures = path.resolve(__dirname, '../../__fixtures__/manifests');
const files = fs.readdirSync(fixtures).filter((file) => file.endsWith('.json'));

let siteDir: string;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manifests-'));
});
afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

/** Installs a package with a manifest as its only file. */
function install(content: string | Buffer, fields: object = {}): string {
  const name = `kit-${fs.readdirSync(siteDir).length}-${String(Math.random()).slice(2)}`;
  const directory = path.join(siteDir, 'node_modules', name);
  fs.mkdirSync(directory, {recursive: true});
  fs.writeFileSync(
    path.join(directory, 'package.json'),
    JSON.stringify({name, version: '1.2.3', ...fields}),
  );
  fs.writeFileSync(path.join(directory, 'docs.json'), content);
  return name;
}

const load = (source: PackageSource, report: (line: string) => void) =>
  loadPackage(siteDir, source, 'overlays', undefined, report);

const refuseReports = (line: string) => {
  throw new Error(line);
};

/** Everything that a site shows of a package, as HTML and as data. */
const rowsOf = (metadata: Metadata) =>
  sectionEntries(metadata, {components: tagsOf(metadata)}, (markdown) =>
    renderMarkdown(markdown, (url) => (/^https?:/.test(url) ? url : undefined)),
  );

/** The HTML among it; all the rest is text, which React escapes. */
const htmlOf = (metadata: Metadata) =>
  rowsOf(metadata)
    .flatMap((entry) => [
      entry.html ?? '',
      entry.deprecatedHtml ?? '',
      ...entry.groups.flatMap(({items}) =>
        items.flatMap((row) => [
          row.html ?? '',
          row.deprecatedHtml ?? '',
          ...(row.values ?? []).map((value) => value.html ?? ''),
        ]),
      ),
    ])
    .filter((html) => html !== '');

/** A manifest of every dialect with one element, given the texts. */
const dialects: Record<string, (name: string, text: string) => unknown> = {
  'web-types': (name, text) => ({
    name: 'kit',
    version: '1.0.0',
    contributions: {
      html: {
        'vue-components': [
          {
            name: 'XThing',
            description: text,
            props: [{name, description: text, type: text, default: text}],
            slots: [{name, description: text}],
            js: {events: [{name, description: text, type: text}]},
          },
        ],
      },
    },
  }),
  'Custom Elements Manifest': (name, text) => ({
    schemaVersion: '1.0.0',
    modules: [
      {
        path: 'x.js',
        declarations: [
          {
            kind: 'class',
            name: 'XThing',
            tagName: 'x-thing',
            description: text,
            attributes: [
              {name, description: text, type: {text}, default: text},
            ],
            slots: [{name, description: text}],
            events: [{name, description: text, type: {text}}],
          },
        ],
      },
    ],
  }),
  'docs.json of Stencil': (name, text) => ({
    components: [
      {
        tag: 'x-thing',
        docs: text,
        props: [{name, docs: text, type: text, default: text}],
        slots: [{name, docs: text}],
        events: [{event: name, docs: text, detail: text}],
      },
    ],
  }),
};

describe('a package that is not loaded', () => {
  it.each([
    ['@ionic/core', 'ionic.json', 'ion-badge', 'color'],
    ['@shoelace', 'shoelace.custom-elements.json', 'sl-badge', 'variant'],
    ['vant', 'vant.json', 'van-badge', 'content'],
  ])('gives the same rows: %s', async (_, file, tag, prop) => {
    const name = install(fs.readFileSync(path.join(fixtures, file)));
    const metadata = await load(
      {package: name, manifest: 'docs.json'},
      refuseReports,
    );
    expect(metadataSchema.parse(metadata)).toEqual(metadata);
    expect(metadata.package).toEqual({name, version: '1.2.3'});
    expect(metadata).not.toHaveProperty('vue');
    const entry = rowsOf(metadata).find((candidate) => candidate.tag === tag);
    const rows = entry?.groups.find((group) => group.name === 'props')?.items;
    expect(rows).toContainEqual(
      expect.objectContaining({
        id: `api-${tag}-props-${prop}`,
        name: prop,
        types: expect.arrayContaining([expect.any(String)]) as string[],
        html: expect.stringMatching(/\w/) as string,
      }),
    );
  });

  it.each(['web-types', 'customElements'])(
    'is read from the manifest under "%s" of its package.json',
    async (field) => {
      const name = install(
        fs.readFileSync(path.join(fixtures, 'material-web.json')),
        {[field]: './docs.json'},
      );
      const {components} = await load({package: name}, refuseReports);
      expect(components.map(({tag}) => tag)).toEqual([
        'md-elevated-button',
        'md-filter-chip',
      ]);
    },
  );

  it('needs a manifest', async () => {
    const name = install('');
    await expect(load({package: name}, refuseReports)).rejects.toThrow(
      `The package "${name}" names no manifest in its package.json. Give "manifest"`,
    );
    await expect(
      load({package: name, manifest: 'gone.json'}, refuseReports),
    ).rejects.toThrow(/^kit-[\d-]+\/gone\.json cannot be read: .*ENOENT/);
  });
});

describe('a bad file', () => {
  it.each([
    ['an empty file', '', 'cannot be read'],
    ['no JSON', '<html>', 'cannot be read'],
    [
      'a truncated file',
      fs.readFileSync(path.join(fixtures, 'ionic.json')).subarray(0, 9000),
      'cannot be read',
    ],
    ['null', 'null', 'is no manifest that component-docs knows'],
    ['a list', '[]', 'is no manifest that component-docs knows'],
    ['an empty object', '{}', 'is no manifest that component-docs knows'],
    [
      'another format',
      '{"openapi": "3.1.0", "paths": {}}',
      'is no manifest that component-docs knows',
    ],
    [
      'a dialect without its parts',
      '{"contributions": []}',
      'is no web-types manifest: name: ',
    ],
    ['modules of another kind', '{"modules": []}', 'is no Custom Elements'],
    ['components of another kind', '{"components": {}}', 'is no docs.json'],
    ['no components', '{"components": []}', 'describes no component'],
    [
      'nothing but bad components',
      '{"components": [{"tag": "../x"}, 7]}',
      'describes no component',
    ],
    ['endless nesting', '['.repeat(200_000), 'cannot be read'],
  ])('stops with one error: %s', async (_, content, reason) => {
    const name = install(content);
    const error: unknown = await load(
      {package: name, manifest: 'docs.json'},
      () => undefined,
    ).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    const {message} = error as Error;
    expect(message.startsWith(`${name}/docs.json ${reason}`)).toBe(true);
  });

  it('stops before it reads a file of 100 MB', async () => {
    const name = install('{"components": []}');
    const file = path.join(siteDir, 'node_modules', name, 'docs.json');
    const handle = fs.openSync(file, 'w');
    const block = Buffer.alloc(1024 * 1024, '{"components": ["');
    for (let index = 0; index < 100; index += 1) {
      fs.writeSync(handle, block);
    }
    fs.closeSync(handle);
    expect(fs.statSync(file).size).toBe(100 * 1024 * 1024);
    await expect(
      load({package: name, manifest: 'docs.json'}, refuseReports),
    ).rejects.toThrow(
      `${name}/docs.json cannot be read: it has 100 MB, 32 MB is the limit.`,
    );
    fs.rmSync(file);
  });
});

const read = (source: unknown) => {
  const reports: string[] = [];
  const draft = readManifest(source, 'kit/docs.json', (line) =>
    reports.push(line),
  );
  const metadata = {
    package: {name: 'kit', version: '1.0.0'},
    ...mergeSources({manifest: draft, overlay: overlaySchema.parse({})}),
  };
  return {metadata, reports};
};

describe.each(Object.entries(dialects))('%s', (_, manifest) => {
  it.each([
    'item.<name>',
    'd-{type}',
    '<script>',
    '"quoted"',
    'constructor',
    '__proto__',
    '../../x',
    'naïve ☃',
  ])('keeps the name %s as it is', (name) => {
    const {metadata, reports} = read(manifest(name, 'Words.'));
    expect(reports).toEqual([]);
    const [entry] = rowsOf(metadata);
    expect(entry?.groups.map((group) => group.items[0]?.name)).toEqual([
      name,
      name,
      name,
    ]);
    for (const {id} of entry?.groups.flatMap(({items}) => items) ?? []) {
      expect(id).toMatch(/^api-x-thing-[A-Za-z0-9_-]+$/);
    }
  });

  it.each([
    '<script>alert(1)</script>',
    'Words <img src=x onerror=alert(1)> words',
    '<svg/onload=alert(1)>',
    '[a](javascript:alert(1))',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '![a](x" onerror="alert(1))',
    '<a href="javascript:alert(1)">a</a>',
    '```html\n<script>alert(1)</script>\n```',
    '<!-- --><iframe src=x>',
  ])('never turns a description into markup: %s', (text) => {
    const html = htmlOf(read(manifest('it', text)).metadata);
    expect(html).toHaveLength(4);
    for (const rendered of html) {
      expect(
        rendered.replace(/<\/?(?:p|pre|code)(?: class="language-html")?>/g, ''),
      ).not.toContain('<');
    }
  });

  it('shows neither empty nor placeholder descriptions', () => {
    for (const text of ['', '  ', 'MISSING DESCRIPTION (edit x.json)']) {
      const [component] = read(manifest('it', text)).metadata.components;
      expect(component).not.toHaveProperty('description');
      expect(component?.slots[0]).not.toHaveProperty('description');
    }
  });

  it('skips and reports what is too long to be true', () => {
    const {metadata, reports} = read(manifest('x'.repeat(1000), 'Words.'));
    expect(metadata.components[0]).toMatchObject({
      tag: 'x-thing',
      props: [],
      slots: [],
      events: [],
    });
    expect(reports).toHaveLength(3);
    for (const report of reports) {
      expect(report).toMatch(
        /^kit\/docs\.json, (?:x-thing|XThing), [\w.]+\[0\]: (?:name|event): .*skipped\.$/,
      );
    }
  });
});

it.each(['d-{type}', 'x thing', '../x', 'x/y', '<b>', '', 'x'.repeat(300), 7])(
  'skips and reports an element with the name %s',
  (tag) => {
    const {metadata, reports} = read({
      components: [{tag}, {tag: 'x-good', unknown: {field: true}}],
    });
    expect(metadata.components.map((entry) => entry.tag)).toEqual(['x-good']);
    expect(reports).toEqual([
      expect.stringMatching(
        /^kit\/docs\.json, components\[0\]: tag: .*skipped/,
      ),
    ]);
  },
);

/** Small, seeded: the same mutations in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value ^= value + Math.imul(value ^ (value >>> 7), 61 | value);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Holder = Record<string, unknown>;

/** Every place of a JSON value, as the object and the key that hold it. */
function placesOf(value: unknown): [Holder, string][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => [
        [value as Holder, key] as [Holder, string],
        ...placesOf(child),
      ])
    : [];
}

const nest = (depth: number): unknown =>
  Array.from({length: depth}).reduce<unknown>((inner) => [inner], 'deep');

const replacements: ((value: unknown) => unknown)[] = [
  () => null,
  () => 7,
  () => true,
  () => '',
  () => [],
  () => ({}),
  () => 'x'.repeat(300_000),
  () => `${'('.repeat(2000)}${'|'.repeat(2000)}`,
  () => '>'.repeat(4000),
  () => nest(500),
  () =>
    JSON.parse(
      '{"__proto__": {"polluted": true}, "constructor": 1}',
    ) as unknown,
  () => '__proto__',
  () => 'constructor',
  () => '<script>alert(1)</script>',
  () => ['\u0000', '\ud800', '‮'],
  (value) => [value],
  (value) => ({value}),
  (value) => [value, value, value],
  (value) => JSON.stringify(value),
];

function mutate(source: unknown, random: () => number): void {
  const pick = <T>(list: readonly T[]) =>
    list[Math.floor(random() * list.length)] as T;
  const all = placesOf(source);
  for (let count = 1 + Math.floor(random() * 12); count > 0; count -= 1) {
    // Half of them near the root, where they do the most.
    const [holder, key] = random() < 0.5 ? pick(all) : pick(all.slice(0, 40));
    if (random() < 0.25) {
      Reflect.deleteProperty(holder, key);
    } else {
      holder[key] = pick(replacements)(holder[key]);
    }
  }
}

it('reads or refuses 300 mutated manifests, and never fails otherwise', () => {
  const random = createRandom(20_261_121);
  const outcome = {read: 0, skipped: 0, refused: 0};
  for (let round = 0; round < 300; round += 1) {
    const file = files[round % files.length] ?? '';
    const source: unknown = JSON.parse(
      fs.readFileSync(path.join(fixtures, file), 'utf8'),
    );
    mutate(source, random);
    try {
      const {metadata, reports} = read(source);
      outcome.read += 1;
      outcome.skipped += reports.length;
      expect(metadataSchema.parse(metadata)).toEqual(metadata);
      expect(htmlOf(metadata).join('')).not.toMatch(/<(?:script|img)/);
      for (const report of reports) {
        expect(report).toMatch(/^kit\/docs\.json, .*skipped\.$/s);
      }
    } catch (error) {
      const refusal = error as Error;
      if (!/^kit\/docs\.json (?:is no|describes no)/.test(refusal.message)) {
        throw new Error(`round ${round}, ${file}`, {cause: error});
      }
      expect(refusal.constructor).toBe(Error);
      outcome.refused += 1;
    }
  }
  expect({}).not.toHaveProperty('polluted');
  expect(outcome.read).toBeGreaterThan(150);
  expect(outcome.refused).toBeGreaterThan(10);
  expect(outcome.skipped).toBeGreaterThan(200);
}, 60_000);
