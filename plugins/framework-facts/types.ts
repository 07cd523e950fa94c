/** A color as a class and a value. */
export interface Shade {
  /** `lighten-2`; of the shades `black`; empty for the color itself. */
  readonly name: string;
  /** `#rrggbb`, or `transparent`. */
  readonly value: string;
  /** Classes that set the background: `red lighten-2`. */
  readonly background: string;
  /** Classes that set the text: `red--text text--lighten-2`. */
  readonly text: string;
  /** The same in scripts: `colors.red.lighten2`. */
  readonly script: string;
}

/** A color with all that is lighter, darker or stronger. */
export interface ColorFamily {
  /** As in classes: `deep-purple`. */
  readonly name: string;
  readonly shades: readonly Shade[];
}

/** A range of window widths. */
export interface BreakpointRange {
  /** `xs`, `sm` and so on. */
  readonly name: string;
  /** Its lower limit in px, which belongs to it. */
  readonly from: number;
  /** Its upper limit in px, which belongs to the next; the last has none. */
  readonly to?: number;
  /** Whether either limit is `scrollBarWidth` less than configured. */
  readonly isReduced: boolean;
}

/** Where the window sizes change. */
export interface BreakpointFacts {
  readonly ranges: readonly BreakpointRange[];
  /** Pixels that larger limits are reduced by. */
  readonly scrollBarWidth: number;
}

/** Classes that hide or show on one range alone; `{value}` is a display. */
export interface DisplayPair {
  /** Range of window widths; empty for all. */
  readonly screen: string;
  readonly hidden: string;
  readonly shown: string;
}

/** A class that hides on some screens. */
export interface DisplayHelper {
  readonly name: string;
  /** Where it hides: ranges of window widths, and `print`. */
  readonly hiddenOn: readonly string[];
}

/** What the display classes do. */
export interface DisplayFacts {
  /** Names of the ranges, from small to large. */
  readonly screens: readonly string[];
  /** Values that show: `block`, `flex` and so on. */
  readonly values: readonly string[];
  readonly pairs: readonly DisplayPair[];
  readonly helpers: readonly DisplayHelper[];
}

/** Where the icons are. */
export interface IconFacts {
  /** Version of `@mdi/js`. */
  readonly version: string;
  readonly count: number;
  /** Address of the list of names: a JSON array, sorted. */
  readonly names: string;
  /** Address of a piece of the paths, `{piece}` being its number from 0. */
  readonly paths: string;
  /** Icons in a piece: a JSON array of paths in the order of the names. */
  readonly pieceSize: number;
}
