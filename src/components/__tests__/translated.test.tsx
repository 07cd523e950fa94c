import fs from 'node:fs';
import path from 'node:path';
import codeTranslations from '@generated/codeTranslations';
import type {
  BreakpointFacts,
  ColorFamily,
  DisplayFacts,
  IconFacts,
} from '@site/plugins/framework-facts/types';
import BreakpointTable from '@site/src/components/BreakpointTable';
import ColorPalette from '@site/src/components/ColorPalette';
import Consulting from '@site/src/components/Consulting';
import DisplayTable from '@site/src/components/DisplayTable';
import FrameworkComparison from '@site/src/components/FrameworkComparison';
import IconSearch from '@site/src/components/IconSearch';
import OptionQuiz from '@site/src/components/OptionQuiz';
import ThemeCatalog from '@site/src/components/ThemeCatalog';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';

const folder = path.resolve(import.meta.dirname, '../../../i18n/fr-FR');
const read = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));

/** What a French translator wrote, and the English that it was made from. */
const french = read('code.json') as Record<string, {message: string}>;
const english = (
  read('sources.json') as Record<string, Record<string, string>>
)['code.json']!;

const translations = codeTranslations as Record<string, string>;

const colors: readonly ColorFamily[] = [];
const breakpoints: BreakpointFacts = {
  scrollBarWidth: 16,
  ranges: ['xs', 'sm', 'md', 'lg', 'xl'].map((name, from) => ({
    name,
    from,
    to: from + 1,
    isReduced: true,
  })),
};
const display: DisplayFacts = {
  screens: ['xs'],
  values: ['block'],
  pairs: [{screen: '', hidden: 'd-none', shown: 'd-{value}'}],
  helpers: [{name: 'hidden-xs-only', hiddenOn: ['xs']}],
};
const icons: IconFacts = {
  version: '7',
  count: 1,
  names: '/names.json',
  paths: '/{piece}.json',
  pieceSize: 1,
};

const widgets: readonly (readonly [string, ReactElement])[] = [
  ['colors', <ColorPalette facts={colors} key="colors" />],
  ['breakpoints', <BreakpointTable facts={breakpoints} key="breakpoints" />],
  ['display', <DisplayTable facts={display} key="display" />],
  ['icons', <IconSearch facts={icons} key="icons" />],
  ['comparison', <FrameworkComparison key="comparison" />],
  ['quiz', <OptionQuiz key="quiz">{null}</OptionQuiz>],
  ['themes', <ThemeCatalog key="themes" />],
  ['consulting', <Consulting key="consulting" />],
];

const htmlOf = (widget: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{widget}</MemoryRouter>);

/** A text as it stands in HTML, in a tag or an attribute of its own. */
const isIn = (html: string, text: string) =>
  ['>', '"', ' '].some((before) => html.includes(before + escaped(text)));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

afterEach(() => {
  for (const id of Object.keys(translations)) {
    Reflect.deleteProperty(translations, id);
  }
});

test.each(widgets)(
  '%s: what is shown is what was translated',
  (area, widget) => {
    const before = htmlOf(widget);
    const ids = Object.keys(english).filter(
      (id) =>
        id.startsWith(`site.${area}.`) &&
        !english[id]!.includes('{') &&
        isIn(before, english[id]!),
    );
    expect(ids.length).toBeGreaterThanOrEqual(3);
    for (const [id, {message}] of Object.entries(french)) {
      translations[id] = message;
    }
    const after = htmlOf(widget);
    expect(ids.filter((id) => !isIn(after, french[id]!.message))).toEqual([]);
  },
);
