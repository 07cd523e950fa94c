// cspell:ignore Plein Contour
import {checkPages} from '../checkPages';
import {finishPage} from '../commands/done';
import {createFixture, english, type Fixture, french} from './fixture';
import {sourceHash} from '../hash';

let site: Fixture;
const playground = `component: v-alert
variants:
  - label: Filled
  - label: Outlined
    attributes: {outlined: true}
options:
  - attribute: dense
    control: switch
`;
const folder = `${french()}/components/alerts`;
const request = {
  locale: 'fr-FR',
  page: 'components/alerts',
  version: 'current',
};

beforeEach(() => {
  site = createFixture();
  for (const docs of ['docs', 'versioned_docs/version-1.0']) {
    site.write(`${docs}/components/alerts/playground.yaml`, playground);
  }
  site.write(
    `${folder}/index.mdx`,
    english.alerts.replace(
      '---\n\n',
      `source_hash: '${sourceHash(english.alerts)}'\n---\n\n`,
    ),
  );
});
afterEach(() => site.remove());

const finish = (translated: string) => {
  site.write(`${folder}/playground.yaml`, translated);
  return () => finishPage(site, request);
};

it('takes other texts', () => {
  const translated = playground
    .replace('Filled', 'Plein')
    .replace('Outlined', 'Contour');
  expect(finish(translated)).not.toThrow();
  expect(checkPages(site.siteDir, 'fr-FR')).toEqual([]);
});

it('names what is no text and differs', () => {
  expect(finish(playground.replace('dense', 'tile'))).toThrow(
    `${folder}/playground.yaml: "options.0" is not as in docs/components/alerts/playground.yaml`,
  );
  expect(
    finish(playground.replace('{outlined: true}', '{text: true}')),
  ).toThrow('"variants.1.attributes"');
});

it('names the line that cannot be read, for the test of all pages too', () => {
  const broken = playground.replace('label: Filled', 'label: "Plein, "a"');
  expect(finish(broken)).toThrow(`${folder}/playground.yaml`);
  expect(checkPages(site.siteDir, 'fr-FR').join('\n')).toMatch(
    /playground\.yaml.*The file is not YAML/s,
  );
});
