import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {readFrozen} from '../../metadata/frozen';
import {categoryPages} from '../categories';
import {readComponentPages} from '../componentPages';
import {explorerData} from '../explorer';

const siteDir = path.resolve(__dirname, '../../../..');
const pages = readComponentPages(siteDir, 'data/component-pages.yaml');

const versionOf = (name: string, at: string) =>
  ({
    versionName: name,
    path: at,
    docs: [
      {
        slug: '/components/buttons/',
        permalink: `${at}/components/buttons/`,
        title: 'Buttons',
        frontMatter: {lead: 'Starts an *action*.', chip: 'updated'},
      },
    ],
  }) as unknown as LoadedVersion;

const inputOf = (name: string, at: string) => ({
  version: versionOf(name, at),
  metadata: readFrozen(siteDir, name),
  render: (markdown: string) => `<p>${markdown}</p>`,
  pages,
});

describe('categories', () => {
  const categories = categoryPages(inputOf('2.7', '/fr-FR'));
  const cards = categories.flatMap((category) => category.cards);
  const cardWith = (tag: string) =>
    cards.find((card) => card.tags.some((entry) => entry.tag === tag));

  it('are the six of the file, under their version', () => {
    expect(categories.map(({permalink}) => permalink)).toEqual(
      ['forms', 'navigation', 'layout', 'buttons', 'modals', 'tables'].map(
        (name) => `/fr-FR/components/categories/${name}/`,
      ),
    );
  });

  it('lead to the page of a component, in the words of the page', () => {
    expect(cardWith('v-btn')).toMatchObject({
      title: 'Buttons',
      href: '/fr-FR/components/buttons/',
      html: '<p>Starts an *action*.</p>',
      chip: 'updated',
    });
  });

  it('lead to the API where a component has no page', () => {
    const card = cardWith('v-text-field');
    expect(card).not.toHaveProperty('title');
    expect(card?.href).toBe('/fr-FR/api/v-text-field/');
    expect(card?.counts).toContainEqual({
      group: 'props',
      count: expect.any(Number) as number,
    });
  });

  it('have a card for every page of the file', () => {
    expect(cards).toHaveLength(
      Object.values(pages.categories).flatMap((entry) => entry.pages).length,
    );
  });

  it('show only what the version has', () => {
    const old = inputOf('1.5', '/1.5');
    const known = old.metadata.components.map(({tag}) => tag);
    const shown = categoryPages(old).flatMap((category) =>
      category.cards.flatMap((card) => card.tags.map(({tag}) => tag)),
    );
    expect(known).toEqual(expect.arrayContaining(shown));
    expect(shown).toContain('v-bottom-nav');
    expect(shown).not.toContain('v-otp-input');
  });
});

describe('the explorer', () => {
  it('offers every component by name, and no rows', () => {
    const data = explorerData(inputOf('2.7', '/en'), []);
    expect(data.components).toHaveLength(146);
    expect(data.components).toContainEqual({tag: 'v-btn', page: 'Buttons'});
    expect(data.directives).toHaveLength(7);
    expect(data.base).toBe('/en/api/');
    expect(JSON.stringify(data).length).toBeLessThan(6000);
  });

  it('hides what a release registers for itself only', () => {
    const tags = explorerData(inputOf('1.5', '/1.5'), []).components.map(
      ({tag}) => tag,
    );
    expect(tags).toContain('v-btn');
    expect(tags).not.toContain('v-treeview-node');
  });
});
