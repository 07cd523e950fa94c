import path from 'node:path';
import type {Rule} from 'postcss';
import {breakpointFacts} from '../read/breakpoints';
import {colorFamilies} from '../read/colors';
import {
  applies,
  displayFacts,
  displayOf,
  displayRules,
  lowerLimits,
} from '../read/display';
import {type FrameworkPackage, readPackage} from '../read/package';

const siteDir = path.resolve(import.meta.dirname, '../../..');

let framework: FrameworkPackage;
beforeAll(async () => {
  framework = await readPackage(siteDir, 'vuetify');
});

/** What each rule of the style sheet sets, by its selector. */
function declared(property: string): Map<string, string> {
  const values = new Map<string, string>();
  framework.css.walkDecls(property, ({parent, value}) => {
    for (const selector of (parent as Rule).selectors) {
      values.set(selector, value.toLowerCase());
    }
  });
  return values;
}

test('every color is what its classes set', () => {
  const backgrounds = declared('background-color');
  const texts = declared('color');
  const selector = (classes: string) =>
    `.v-application .${classes.replace(' ', '.')}`;
  const families = colorFamilies(framework);
  expect(families).toHaveLength(20);
  const shades = families.flatMap((family) => family.shades);
  expect(shades).toHaveLength(257);
  // Sass writes some colors by their names.
  const written = (value: string) =>
    value === '#000000'
      ? /^(?:#000000|black)$/
      : value === '#ffffff'
        ? /^(?:#ffffff|white)$/
        : new RegExp(`^${value}$`);
  for (const {background, text, value} of shades) {
    expect([background, backgrounds.get(selector(background))]).toEqual([
      background,
      expect.stringMatching(written(value)),
    ]);
    expect([text, texts.get(selector(text))]).toEqual([
      text,
      expect.stringMatching(written(value)),
    ]);
  }
});

test('names in scripts', () => {
  const deep = colorFamilies(framework).find(
    ({name}) => name === 'deep-purple',
  );
  expect(deep?.shades.map(({script}) => script)).toEqual(
    expect.arrayContaining([
      'colors.deepPurple.base',
      'colors.deepPurple.lighten5',
      'colors.deepPurple.accent4',
    ]),
  );
});

test('the five ranges, and which limits the scrollbar takes from', () => {
  expect(breakpointFacts(framework)).toEqual({
    scrollBarWidth: 16,
    ranges: [
      {name: 'xs', from: 0, to: 600, isReduced: false},
      {name: 'sm', from: 600, to: 960, isReduced: false},
      {name: 'md', from: 960, to: 1264, isReduced: true},
      {name: 'lg', from: 1264, to: 1904, isReduced: true},
      {name: 'xl', from: 1904, isReduced: true},
    ],
  });
});

test('pairs of display classes do on every screen what they say', () => {
  const rules = displayRules(framework.css);
  const {pairs, screens, values} = displayFacts(framework);
  expect(values).toEqual(
    expect.arrayContaining(['block', 'flex', 'inline-flex', 'table-row']),
  );
  const limits = lowerLimits(rules, screens);
  const isShown = (classes: string, width: number) =>
    displayOf(rules, classes.replaceAll('{value}', 'flex'), width) !== 'none';
  for (const {screen, hidden, shown} of pairs) {
    for (const [name, width] of limits) {
      const at = screen === '' || screen === name;
      expect([hidden, name, isShown(hidden, width)]).toEqual([
        hidden,
        name,
        !at,
      ]);
      expect([shown, name, isShown(shown, width)]).toEqual([shown, name, at]);
    }
  }
});

test('where the classes that start with hidden- hide', () => {
  const {helpers} = displayFacts(framework);
  const on = (name: string) =>
    helpers.find((helper) => helper.name === name)?.hiddenOn;
  expect(helpers).toHaveLength(13);
  expect(on('hidden-xs-only')).toEqual(['xs']);
  expect(on('hidden-md-and-down')).toEqual(['xs', 'sm', 'md']);
  expect(on('hidden-lg-and-up')).toEqual(['lg', 'xl']);
  expect(on('hidden-screen-only')).toEqual(['xs', 'sm', 'md', 'lg', 'xl']);
  expect(on('hidden-print-only')).toEqual(['print']);
});

test('a media query that is not understood stops the build', () => {
  expect(() => applies('(orientation: portrait)', 600)).toThrow(
    /"\(orientation: portrait\)" is not understood/,
  );
});

test('a package without the files stops the build', async () => {
  await expect(readPackage(siteDir, 'vuetify-1.5')).rejects.toThrow(
    /the package "vuetify-1\.5" has not what was expected/,
  );
});
