import type {AtRule, Root, Rule} from 'postcss';
import type {DisplayFacts, DisplayHelper, DisplayPair} from '../types';
import type {FrameworkPackage} from './package';

/** A class that sets the display, and where it does. */
export interface DisplayRule {
  readonly className: string;
  readonly value: string;
  readonly media: string;
}

/** Stands for the display that one chooses. */
const placeholder = '{value}';

/** A place to look at an element: paper, or a window that wide. */
export type Place = 'print' | number;

const rootSelector = '.v-application ';

function classOf(selector: string): string | undefined {
  const name = selector.startsWith(rootSelector)
    ? selector.slice(rootSelector.length)
    : '';
  return /^\.((?:d|hidden)-[a-z-]+)$/.exec(name)?.[1];
}

/** The rules of a style sheet that are for the display alone, in order. */
export function displayRules(css: Root): readonly DisplayRule[] {
  const rules: DisplayRule[] = [];
  css.walkDecls('display', ({parent, value}) => {
    const {selectors, parent: around} = parent as Rule;
    const media = around?.type === 'atrule' ? (around as AtRule).params : 'all';
    for (const selector of selectors) {
      const className = classOf(selector);
      if (className !== undefined) {
        rules.push({className, value, media});
      }
    }
  });
  return rules;
}

/**
 * Whether a media query of the framework applies.
 *
 * @throws for a query of a kind that it has not used so far.
 */
export function applies(media: string, place: Place): boolean {
  return media.split(/\s+and\s+/).every((part) => {
    const [, side, px] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(part) ?? [];
    if (side !== undefined) {
      return (
        place !== 'print' &&
        (side === 'min' ? place >= Number(px) : place <= Number(px))
      );
    }
    switch (part.replace('only ', '')) {
      case 'all':
        return true;
      case 'print':
        return place === 'print';
      case 'screen':
        return place !== 'print';
      default:
        throw new Error(
          `framework-facts: the media query "${media}" is not understood. Teach it to plugins/framework-facts/read/display.ts.`,
        );
    }
  });
}

/**
 * What an element with some classes is displayed as.
 *
 * @returns undefined where none of them says.
 */
export function displayOf(
  rules: readonly DisplayRule[],
  classes: string,
  place: Place,
): string | undefined {
  const names = classes.split(' ');
  return rules
    .filter(
      ({className, media}) =>
        names.includes(className) && applies(media, place),
    )
    .at(-1)?.value;
}

/** Lower limits of the ranges in px, by name, from small to large. */
export function lowerLimits(
  rules: readonly DisplayRule[],
  names: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    names.map((name, index) => {
      const rule = rules.find(({className}) => className === `d-${name}-none`);
      const px = /min-width: ([\d.]+)px/.exec(rule?.media ?? '')?.[1];
      return [name, index === 0 ? 0 : Number(px)];
    }),
  );
}

/** Names of the ranges: those of the limits, and what is above the last. */
export function rangeNames({
  preset,
}: Pick<FrameworkPackage, 'preset'>): readonly string[] {
  return [...Object.keys(preset.breakpoint.thresholds), 'xl'];
}

/** The classes that make a range, one hiding and one showing again. */
function pairsOf(screens: readonly string[]): readonly DisplayPair[] {
  const classes = (...parts: (string | false)[]) =>
    parts.filter(Boolean).join(' ');
  return [
    {screen: '', hidden: 'd-none', shown: `d-${placeholder}`},
    ...screens.map((screen, index) => {
      const at = index === 0 ? 'd' : `d-${screen}`;
      const next = screens[index + 1];
      return {
        screen,
        hidden: classes(
          `${at}-none`,
          next !== undefined && `d-${next}-${placeholder}`,
        ),
        shown: classes(
          index > 0 && 'd-none',
          `${at}-${placeholder}`,
          next !== undefined && `d-${next}-none`,
        ),
      };
    }),
  ];
}

/** What the display classes of the framework do, by its style sheet. */
export function displayFacts(
  framework: Pick<FrameworkPackage, 'css' | 'preset'>,
): DisplayFacts {
  const rules = displayRules(framework.css);
  const screens = rangeNames(framework);
  const limits = lowerLimits(rules, screens);
  const places: readonly (readonly [string, Place])[] = [
    ...limits,
    ['print', 'print'],
  ];
  const helpers = rules
    .filter(({className}) => className.startsWith('hidden-'))
    .map(({className}): DisplayHelper => ({
      name: className,
      hiddenOn: places.flatMap(([name, place]) =>
        displayOf(rules, className, place) === 'none' ? [name] : [],
      ),
    }));
  const values = rules
    .filter(({className, value}) => className === `d-${value}`)
    .map(({value}) => value)
    .filter((value) => value !== 'none');
  return {screens, values, pairs: pairsOf(screens), helpers};
}
