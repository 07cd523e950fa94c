import {translate} from '@docusaurus/Translate';

/** What a card and the page itself say about a layout. */
export interface LayoutTexts {
  readonly title: string;
  /** One sentence. */
  readonly description: string;
}

/** The name and the one sentence of every layout, by file name. */
export function layoutTexts(): Readonly<Record<string, LayoutTexts>> {
  return {
    baseline: {
      title: translate({
        id: 'site.layouts.baseline.title',
        message: 'Baseline',
        description: 'Name of a layout: drawer at the start, app bar, content',
      }),
      description: translate({
        id: 'site.layouts.baseline.description',
        message:
          'The frame most applications start from: a drawer beside an app bar, the content and a footer.',
        description: 'What the layout “Baseline” is',
      }),
    },
    'baseline-flipped': {
      title: translate({
        id: 'site.layouts.baselineFlipped.title',
        message: 'Baseline, flipped',
        description: 'Name of a layout: as “Baseline”, drawer at the end',
      }),
      description: translate({
        id: 'site.layouts.baselineFlipped.description',
        message:
          'The same frame with its drawer at the other side, for details of what the content lists.',
        description: 'What the layout “Baseline, flipped” is',
      }),
    },
    centered: {
      title: translate({
        id: 'site.layouts.centered.title',
        message: 'Centered',
        description: 'Name of a layout: one form in the middle of the page',
      }),
      description: translate({
        id: 'site.layouts.centered.description',
        message:
          'One card in the middle of the page, for signing in, a payment or a single question.',
        description: 'What the layout “Centered” is',
      }),
    },
    complex: {
      title: translate({
        id: 'site.layouts.complex.title',
        message: 'Complex',
        description: 'Name of a layout with drawers at both sides and bars',
      }),
      description: translate({
        id: 'site.layouts.complex.description',
        message:
          'Drawers at both sides, one of them below the app bar, a system bar, tabs and a footer that all make room for each other.',
        description: 'What the layout “Complex” is',
      }),
    },
    dark: {
      title: translate({
        id: 'site.layouts.dark.title',
        message: 'Dark',
        description: 'Name of a layout that is always dark',
      }),
      description: translate({
        id: 'site.layouts.dark.description',
        message:
          'An application that is dark from the start: a media player with its library, queue and controls.',
        description: 'What the layout “Dark” is',
      }),
    },
    'google-contacts': {
      title: translate({
        id: 'site.layouts.googleContacts.title',
        message: 'Contacts',
        description: 'Name of a layout inspired by Google Contacts',
      }),
      description: translate({
        id: 'site.layouts.googleContacts.description',
        message:
          'An address book in the manner of Google Contacts: a drawer below a wide search field, a table and a form in a dialog.',
        description: 'What the layout “Contacts” is',
      }),
    },
    'google-keep': {
      title: translate({
        id: 'site.layouts.googleKeep.title',
        message: 'Notes',
        description: 'Name of a layout inspired by Google Keep',
      }),
      description: translate({
        id: 'site.layouts.googleKeep.description',
        message:
          'A board of notes in the manner of Google Keep: write, color, pin and label them.',
        description: 'What the layout “Notes” is',
      }),
    },
    'google-youtube': {
      title: translate({
        id: 'site.layouts.googleYoutube.title',
        message: 'Videos',
        description: 'Name of a layout inspired by YouTube',
      }),
      description: translate({
        id: 'site.layouts.googleYoutube.description',
        message:
          'A catalog of videos in the manner of YouTube: a drawer that shrinks to icons, topics as chips and a grid that fills the width.',
        description: 'What the layout “Videos” is',
      }),
    },
    sandbox: {
      title: translate({
        id: 'site.layouts.sandbox.title',
        message: 'Sandbox',
        description: 'Name of a layout whose parts can be switched',
      }),
      description: translate({
        id: 'site.layouts.sandbox.description',
        message:
          'A place to try how drawer, app bar and footer share the page: every option of the three is a switch.',
        description: 'What the layout “Sandbox” is',
      }),
    },
  };
}

/**
 * What is said about one layout.
 *
 * @param name - file name without `.vue`.
 * @throws when the layout has no texts yet.
 */
export function textsOf(name: string): LayoutTexts {
  const texts = layoutTexts()[name];
  if (!texts) {
    throw new Error(
      `The layout "${name}" has no title and description; add them to src/components/LayoutDemo/texts.ts.`,
    );
  }
  return texts;
}
