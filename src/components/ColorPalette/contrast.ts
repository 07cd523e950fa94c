/** Relative luminance of a color, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text on a color. */
export interface TextOn {
  readonly color: 'black' | 'white';
  /** Contrast ratio, from 1 to 21. */
  readonly ratio: number;
}

/**
 * Which of black and white is read better on a color.
 *
 * @param value - `#rrggbb`.
 * @returns undefined for what is no such color, as `transparent`.
 */
export function textOn(value: string): TextOn | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(value)) {
    return undefined;
  }
  const surface = luminance(value) + 0.05;
  const black = surface / 0.05;
  const white = 1.05 / surface;
  return black >= white
    ? {color: 'black', ratio: black}
    : {color: 'white', ratio: white};
}

/** A ratio with one decimal, cut and not rounded: 4.49 must not read as 4.5. */
export function shortRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}
