// cspell:ignore Ajoute bordure couleur couleurs voir
import {checkApiTexts} from '../apiTexts';
import {diffApi, finishApi, startApi} from '../commands/api';
import type {Messages} from '../messages';
import {createFixture, type Fixture, french} from './fixture';

const folder = (version: string) =>
  `docusaurus-plugin-content-docs/${version}/api`;

const said = (message: string) => ({message, description: message});

const english: Messages = {
  [`${folder('current')}/v-chip.json`]: {
    'props.color': said('The `color`, see [colors](/styles/colors).'),
    'props.outlined': said('Draws a border'),
  },
  [`${folder('version-1.0')}/v-chip.json`]: {
    'props.color': said('The `color`, see [colors](/styles/colors).'),
    'props.outlined': said('Draws an outline'),
  },
  [`${folder('current')}/mixins.json`]: {},
};

let site: Fixture;
beforeEach(() => {
  site = createFixture();
});
afterEach(() => site.remove());

const request = {locale: 'fr-FR', page: 'api/v-chip', version: 'current'};
const file = (version?: string) => `${french(version)}/api/v-chip.json`;
const read = (version?: string): unknown =>
  JSON.parse(site.read(file(version)));
const translate = (texts: Record<string, string>) => {
  const content = english[`${folder('current')}/v-chip.json`] ?? {};
  site.write(
    file(),
    JSON.stringify(
      Object.fromEntries(
        Object.entries(content).map(([key, {message, description}]) => [
          key,
          {message: texts[key] ?? message, description},
        ]),
      ),
    ),
  );
};
const color = 'La `color`, voir les [couleurs](/styles/colors).';

it('starts with the English texts and keeps what is translated', () => {
  expect(startApi(site, english, request)[0]).toBe(
    `${file()}: 2 of 2 texts to translate.`,
  );
  expect(read()).toEqual(english[`${folder('current')}/v-chip.json`]);
  translate({'props.color': color});
  expect(startApi(site, english, request)[0]).toBe(
    `${file()}: 1 of 2 texts to translate.`,
  );
  expect(read()).toMatchObject({'props.color': {message: color}});
});

it('keeps what was translated and gives it to versions that say the same', () => {
  translate({'props.color': color, 'props.outlined': 'Ajoute une bordure'});
  expect(finishApi(site, english, request)).toEqual([
    `${file()}: 2 of 2 texts are up to date.`,
    `The same in ${file('version-1.0')}: 1.`,
  ]);
  expect(Object.keys(read('version-1.0') as object)).toEqual(['props.color']);
});

it('drops what reads as in English, and a file of nothing else', () => {
  translate({'props.color': color});
  finishApi(site, english, request);
  expect(Object.keys(read() as object)).toEqual(['props.color']);
  translate({});
  finishApi(site, english, request);
  expect(site.exists(file())).toBe(false);
});

it('writes nothing when code or a link is lost', () => {
  translate({'props.color': 'La couleur'});
  const before = site.read(file());
  expect(() => finishApi(site, english, request)).toThrow(
    [
      `${file()}: key "props.color": \`color\` is missing`,
      `${file()}: key "props.color": /styles/colors is missing`,
    ].join('\n'),
  );
  expect(site.read(file())).toBe(before);
});

it('shows what changed in English, until it is done', () => {
  site.write(
    file(),
    JSON.stringify({
      'props.outlined': {message: 'Ajoute un trait', description: 'A line'},
    }),
  );
  expect(diffApi(site, english, request)).toEqual([
    `${file()}: "props.outlined"`,
    '  - A line',
    '  + Draws a border',
    '    Ajoute un trait',
  ]);
  finishApi(site, english, request);
  expect(diffApi(site, english, request)).toEqual([
    'No English text has changed since it was translated.',
  ]);
});

it('names what is near to a file that is not there', () => {
  expect(() =>
    startApi(site, english, {...request, page: 'api/v-chips'}),
  ).toThrow(/The API has no texts "api\/v-chips".*api\/v-chip/);
});

it('looks at the texts of the API only', () => {
  expect(
    checkApiTexts('fr-FR', {
      'code.json': {a: {message: 'b', description: '`c`'}},
    }),
  ).toEqual([]);
});
