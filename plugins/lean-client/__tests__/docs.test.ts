import {SiteDocs} from '../tables/docs';

const doc = (version: string, name: string) => ({
  id: `${name}/index`,
  path: `/en/${version}${name}/`,
  sidebar: 'docs',
});

const docs = new SiteDocs(
  JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: '2.7',
            mainDocId: 'start/index',
            docs: ['start', 'help', 'a', 'b'].map((name) => doc('', name)),
          },
          {
            name: '1.5',
            mainDocId: 'start/index',
            docs: ['start', 'a'].map((name) => doc('1.5/', name)),
          },
        ],
      },
    },
    another: {default: {kept: true}},
  }),
);

it('gives the docs at some addresses, and the same docs of other versions', () => {
  expect(docs.at(new Set(['/en/a/', '/en/unknown/']))).toEqual({
    '2.7': [doc('', 'a')],
    '1.5': [doc('1.5/', 'a')],
  });
  expect(docs.at(new Set(['/en/b/']))).toEqual({'2.7': [doc('', 'b')]});
  expect(docs.at(new Set())).toEqual({});
});

it('leaves what every page may link to in the data of all pages', () => {
  expect(JSON.parse(docs.trimmed(`find('help/index')`))).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: '2.7',
            mainDocId: 'start/index',
            docs: [doc('', 'start'), doc('', 'help')],
          },
          {
            name: '1.5',
            mainDocId: 'start/index',
            docs: [doc('1.5/', 'start')],
          },
        ],
      },
    },
    another: {default: {kept: true}},
  });
});

it('says when Docusaurus writes the data in another way', () => {
  expect(() => new SiteDocs('{}')).toThrow('docusaurus-plugin-content-docs');
});
