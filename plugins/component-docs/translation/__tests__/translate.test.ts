import path from 'node:path';
import {readFrozen} from '../../metadata/frozen';
import type {Component, Metadata, Prop} from '../../metadata/model';
import {metadataSchema} from '../../metadata/model';
import {translationFiles} from '../files';
import {collectTexts} from '../texts';
import {translateMetadata} from '../translate';

const siteDir = path.resolve(__dirname, '../../../..');

const prop = (name: string, description: string, rest: Partial<Prop> = {}) => ({
  name,
  origin: 'runtime' as const,
  types: [],
  description,
  ...rest,
});

const component = (tag: string, props: readonly Prop[]): Component => ({
  tag,
  props: [...props],
  slots: [],
  events: [],
  functions: [],
  sass: [],
});

const dark = (text = 'Dark.') => prop('dark', text, {mixin: 'themeable'});

const kit: Metadata = {
  package: {name: 'kit', version: '1.0.0'},
  components: [
    component('k-a', [dark(), prop('size', 'Size.'), prop('only', 'Alone.')]),
    component('k-b', [dark(), prop('size', 'Size.')]),
    component('k-c', [dark('Dark, and more.'), prop('size', 'Width.')]),
  ],
  directives: [],
};

const files = translationFiles(kit, 'current/api');
const contentOf = (file: string) =>
  files.find((entry) => entry.path === `current/api/${file}`)?.content;

const translate = (
  translated: Readonly<Record<string, Readonly<Record<string, string>>>>,
  metadata = kit,
  lent?: ReadonlyMap<string, string>,
) =>
  translateMetadata(metadata, {
    // As Docusaurus fills them in.
    files: Object.entries(translated).map(([file, messages]) => ({
      path: `current/api/${file}`,
      content: {
        ...contentOf(file),
        ...Object.fromEntries(
          Object.entries(messages).map(([key, message]) => [
            key,
            {message, description: contentOf(file)?.[key]?.description},
          ]),
        ),
      },
    })),
    folder: 'current/api',
    language: 'en',
    lent,
  });

const textOf = (
  {metadata}: ReturnType<typeof translate>,
  tag: string,
  name: string,
) => {
  const found = metadata.components
    .find((entry) => entry.tag === tag)
    ?.props.find((entry) => entry.name === name);
  return [found?.description, found?.descriptionLanguage];
};

describe('files of a translator', () => {
  it('hold each shared text once, the rest by component', () => {
    expect(
      Object.fromEntries(
        files.map(({path: file, content}) => [
          file,
          Object.fromEntries(
            Object.entries(content).map(([key, {message}]) => [key, message]),
          ),
        ]),
      ),
    ).toEqual({
      'current/api/generic': {'props.size': 'Size.'},
      'current/api/mixins': {'themeable.props.dark': 'Dark.'},
      'current/api/k-a': {'props.only': 'Alone.'},
      'current/api/k-c': {
        'props.dark': 'Dark, and more.',
        'props.size': 'Width.',
      },
    });
  });

  it('leave out what another release lends', () => {
    const lent = {
      ...kit,
      components: [
        component('k-a', [
          prop('only', 'Alone.', {descriptionOrigin: 'borrowed'}),
        ]),
      ],
    };
    expect(translationFiles(lent, 'version-1/api')).toEqual([]);
  });

  it.each(['2.7', '1.5'])('hold every text of %s', (version) => {
    const metadata = readFrozen(siteDir, version);
    const all = new Set(
      translationFiles(metadata, 'api').flatMap(({content}) =>
        Object.values(content).map(({message}) => message),
      ),
    );
    const own = collectTexts(metadata).filter(({borrowed}) => !borrowed);
    expect(own.length).toBeGreaterThan(300);
    expect(own.filter(({text}) => !all.has(text))).toEqual([]);
  });

  it('repeat few of the texts', () => {
    const metadata = readFrozen(siteDir, '2.7');
    const messages = translationFiles(metadata, 'api').flatMap(({content}) =>
      Object.entries(content).map(
        ([key, {message}]) =>
          `${key.replace(/^.*?(?=props\.)/, '')} ${message}`,
      ),
    );
    const texts = collectTexts(metadata).length;
    expect(messages.length).toBeLessThan(texts / 2);
    expect(new Set(messages).size).toBeGreaterThan(messages.length * 0.9);
  });
});

describe('a translation', () => {
  it('is looked up at the component, the mixin, then everywhere', () => {
    const shared = {
      mixins: {'themeable.props.dark': '[Dark.]'},
      generic: {'props.size': '[Size.]'},
    };
    const result = translate(shared);
    expect(textOf(result, 'k-a', 'dark')).toEqual(['[Dark.]', undefined]);
    expect(textOf(result, 'k-b', 'size')).toEqual(['[Size.]', undefined]);
    const own = translate({...shared, 'k-a': {'props.dark': '[Darker.]'}});
    expect(textOf(own, 'k-a', 'dark')).toEqual(['[Darker.]', undefined]);
    expect(textOf(own, 'k-b', 'dark')).toEqual(['[Dark.]', undefined]);
  });

  it('of a shared text is none of another text under its name', () => {
    const result = translate({
      mixins: {'themeable.props.dark': '[Dark.]'},
      generic: {'props.size': '[Size.]'},
    });
    expect(textOf(result, 'k-c', 'dark')).toEqual(['Dark, and more.', 'en']);
    expect(textOf(result, 'k-c', 'size')).toEqual(['Width.', 'en']);
    expect([...result.untranslated]).toEqual([
      'Alone.',
      'Dark, and more.',
      'Width.',
    ]);
    expect(result.texts).toBe(5);
  });

  it('is not a message that nobody has changed, or that is empty', () => {
    const result = translate({
      generic: {'props.size': 'Size.'},
      'k-a': {'props.only': ' '},
    });
    expect(result.untranslated).toContain('Size.');
    expect(result.untranslated).toContain('Alone.');
  });

  it('of a text that has changed since counts as outdated', () => {
    const result = translateMetadata(kit, {
      files: [
        {
          path: 'current/api/k-a',
          content: {
            'props.only': {message: '[Alone.]', description: 'Lonely.'},
          },
        },
      ],
      folder: 'current/api',
      language: 'en',
    });
    expect(textOf(result, 'k-a', 'only')).toEqual(['[Alone.]', undefined]);
    expect(result.outdated).toEqual(['k-a: props.only']);
  });

  it('under a key that no text has is named', () => {
    const result = translate({'k-a': {'props.other': '[Alone.]'}});
    expect(result.unknown).toEqual(['k-a: props.other']);
  });

  it('of a borrowed text is that of the release that lends it', () => {
    const old = {
      ...kit,
      components: [
        component('k-a', [
          prop('only', 'Alone.', {descriptionOrigin: 'borrowed'}),
          prop('size', 'Size.'),
        ]),
      ],
    };
    const {translations} = translate({
      'k-a': {'props.only': '[Alone.]'},
      generic: {'props.size': '[Size.]'},
    });
    const result = translate({}, old, translations);
    expect(textOf(result, 'k-a', 'only')).toEqual(['[Alone.]', undefined]);
    expect(textOf(result, 'k-a', 'size')).toEqual(['Size.', 'en']);
  });

  it('keeps the API as it is', () => {
    const metadata = readFrozen(siteDir, '2.7');
    const translated = translateMetadata(metadata, {
      files: [],
      folder: 'version-2.7/api',
      language: 'en',
    });
    expect(metadataSchema.parse(translated.metadata)).toEqual(
      translated.metadata,
    );
    const withoutMark: unknown = JSON.parse(
      JSON.stringify(translated.metadata, (key, value: unknown) =>
        key === 'descriptionLanguage' ? undefined : value,
      ),
    );
    expect(withoutMark).toEqual(metadata);
  });
});
