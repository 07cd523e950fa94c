import type {Point} from 'unist';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../plugins/translations/markdown';
import {accent} from '../../plugins/translations/pseudo/text';
import {
  comparePages,
  skeletonOf,
  withStatedIds,
} from '../../plugins/translations/skeleton';
import {pages, readFile} from './pages';

/** Pages with widgets that get all of their text from the page. */
const widgetPages = pages
  .map(({file}) => ({file, text: readFile(file)}))
  .filter(({text}) =>
    /components\/(?:BrowserSupport|Faq|Roadmap|Team)'/.test(text),
  );

/** The page with other words, as a translator would write it. */
function translate(file: string, text: string): string {
  const lines = text.split('\n');
  const offsetOf = ({line, column}: Point) =>
    lines.slice(0, line - 1).join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1;
  const places: [start: number, end: number][] = [];
  visit(parsePage(file, text).tree, 'text', ({position}) => {
    if (position) {
      places.push([offsetOf(position.start), offsetOf(position.end)]);
    }
  });
  return places.reduceRight(
    (result, [start, end]) =>
      result.slice(0, start) +
      accent(result.slice(start, end)) +
      result.slice(end),
    text,
  );
}

test('there are pages with widgets', () => {
  expect(widgetPages).toHaveLength(4);
});

test.each(widgetPages)('$file can be translated', ({file, text}) => {
  const english = withStatedIds(file, text);
  const translated = translate(file, english);
  expect(translated).not.toBe(english);
  expect(
    comparePages(file, skeletonOf(file, english), skeletonOf(file, translated)),
  ).toEqual([]);
});

test.each(widgetPages)('$file hides no text in a property', ({file, text}) => {
  // Names of people are the same in every language.
  const withoutNames = skeletonOf(file, text).components.map(({value}) =>
    value.replace(/ name="[^"]*"/g, ''),
  );
  // Only what no translation may change is in the skeleton.
  for (const component of withoutNames) {
    expect(component).not.toMatch(/="[^"]*[a-z] [a-z][^"]*"/i);
  }
});
