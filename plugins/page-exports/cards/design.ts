/** What a card says. */
export interface CardText {
  /** Name of the site and its version: `Vuetify 2.7`. */
  readonly site: string;
  /** Group of pages that the page belongs to. */
  readonly section: string;
  readonly title: string;
}

/** Pixels, as social networks want them. */
export const cardSize = {width: 1200, height: 630} as const;

/** Style of an element, in the CSS that satori knows. */
type Style = Readonly<Record<string, string | number>>;

/** An element of satori, which React's are as well. */
interface CardElement {
  readonly type: string;
  readonly props: {
    readonly style?: Style;
    readonly children?: string | readonly CardElement[];
    readonly [attribute: string]: unknown;
  };
}

const box = (
  style: Style,
  children: string | readonly CardElement[],
): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

const path = (fill: string, d: string): CardElement => ({
  type: 'path',
  props: {fill, d},
});

/** `static/img/logo.svg` in the colors of the card. */
const logo: CardElement = {
  type: 'svg',
  props: {
    width: 72,
    height: 72,
    viewBox: '0 0 32 32',
    children: [
      path('#ffffff', 'M1.5 4h7.2L16 16.6 23.3 4h7.2L16 29z'),
      path('#9fd3fb', 'M11.4 4h9.2L16 12z'),
    ],
  },
};

/** Longer titles are smaller; beyond three lines they are cut. */
const titleSize = (title: string) => {
  // A character of Chinese, Japanese or Korean is as wide as two others.
  const width = Array.from(title).reduce(
    (sum, character) => sum + (character > '\u2e80' ? 2 : 1),
    0,
  );
  return width <= 22 ? 104 : width <= 44 ? 80 : 60;
};

/**
 * The card of a page: logo, section and title on the primary gradient, which
 * goes straight down, as PNG keeps that in a tenth of the bytes of a slant.
 */
export const cardDesign = ({site, section, title}: CardText): CardElement =>
  box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      backgroundImage: 'linear-gradient(#0f4179, #1867c0 70%, #2b83d8)',
      color: '#ffffff',
    },
    [
      box({alignItems: 'center', gap: 24, fontSize: 36}, [logo, box({}, site)]),
      box({flexDirection: 'column', gap: 20}, [
        box({fontSize: 36, color: '#cfe6fb'}, section),
        box(
          {
            display: 'block',
            fontSize: titleSize(title),
            lineHeight: 1.2,
            lineClamp: 3,
            wordBreak: 'break-word',
            width: 1056,
          },
          title,
        ),
      ]),
    ],
  );
