// cspell:ignore alerte champ début données étape première premiers saisie tableau tableaux texte Zones
import {checkGlossary} from '../checkGlossary';
import {checkTerms} from '../commands/glossary';
import {missingTerms, readGlossary} from '../glossary';
import {createFixture, type Fixture, french} from './fixture';

const term = (name: string, translation: string, ...accept: string[]) => ({
  term: name,
  translation,
  accept,
});
const missing = (
  terms: ReturnType<typeof term>[],
  english: string,
  translated: string,
) =>
  missingTerms(terms, 'fr-FR', english, translated).map(({term: name}) => name);

describe('missingTerms', () => {
  it('finds a term in any case, as one or several, over a line break', () => {
    const terms = [term('text field', 'champ de texte')];
    expect(missing(terms, 'Text fields', 'Zones')).toEqual(['text field']);
    expect(missing(terms, 'a text\nfield', 'une zone')).toEqual(['text field']);
    expect(missing(terms, 'a context field', 'une zone')).toEqual([]);
    expect(missing([term('property', 'x')], 'properties', 'y')).toEqual([
      'property',
    ]);
  });

  it('takes every form, whatever its case, spaces and apostrophes', () => {
    const terms = [term('text field', 'champ de texte', 'saisie d’un texte')];
    expect(missing(terms, 'text field', 'Champ\u00a0de texte')).toEqual([]);
    expect(missing(terms, 'text field', "La saisie d'un texte")).toEqual([]);
  });

  it('leaves out the names of components', () => {
    const terms = [term('card', 'carte'), term('table', 'tableau')];
    expect(missing(terms, 'The v-card component', 'v-card')).toEqual([]);
    expect(missing(terms, 'The v-data-table', 'v-data-table')).toEqual([]);
    expect(missing(terms, 'The v-btn of a card', 'v-btn')).toEqual(['card']);
  });

  it('leaves out a term that is part of a longer one', () => {
    const terms = [term('table', 'table'), term('data table', 'grille')];
    expect(missing(terms, 'A data table', 'Une grille')).toEqual([]);
    expect(missing(terms, 'A table, a data table', 'Une grille')).toEqual([
      'table',
    ]);
  });
});

describe('with the pages of a site', () => {
  let site: Fixture;
  beforeEach(() => {
    site = createFixture();
  });
  afterEach(() => site.remove());
  const file = 'i18n/fr-FR/glossary.yaml';

  it('names file, line, term and forms, once for versions that are alike', () => {
    site.write(
      file,
      '- {term: first step, translation: première étape, accept: [début]}\n',
    );
    const problem = `${french()}/introduction/guide/index.mdx:12: "first step" is "première étape" or "début" in ${file}`;
    expect(checkGlossary(site.siteDir, 'fr-FR')).toEqual([problem]);
    expect(checkGlossary(site.siteDir, 'fr-FR', 'introduction/guide')).toEqual([
      problem,
    ]);
    expect(checkGlossary(site.siteDir, 'fr-FR', 'components/chips')).toEqual(
      [],
    );
    expect(() => checkTerms(site, 'fr-FR')).toThrow(problem);
  });

  it('leaves code, drafts and pages that are out of date alone', () => {
    site.write(
      file,
      '- {term: const, translation: x}\n- {term: text, translation: x}\n',
    );
    expect(checkTerms(site, 'fr-FR')).toEqual([
      `2 terms of ${file}: the pages use them.`,
    ]);
  });

  it('says how to begin a glossary', () => {
    expect(() => checkTerms(site, 'fr-FR')).toThrow(
      `${file} does not exist. Create it`,
    );
    expect(() => checkTerms(site, 'xx')).toThrow('Language not found: xx');
  });

  it('names file and field of what is wrong', () => {
    site.write(file, '- {term: slot}\n- {term: Slot, translation: slot}\n');
    expect(() => readGlossary(site.siteDir, 'fr-FR')).toThrow(
      `${file}:1: "[0].translation": `,
    );
    site.write(
      file,
      '- {term: slot, translation: slot}\n- {term: Slot, translation: slot}\n',
    );
    expect(() => readGlossary(site.siteDir, 'fr-FR')).toThrow(
      `${file}:2: "[1].term": "slot" stands there twice`,
    );
  });
});
