import type {BreakpointFacts} from '../types';
import {displayRules, lowerLimits, rangeNames} from './display';
import type {FrameworkPackage} from './package';

/**
 * The ranges of window widths: limits of the style sheet, compared with those
 * that the preset sets.
 */
export function breakpointFacts(
  framework: Pick<FrameworkPackage, 'css' | 'preset'>,
): BreakpointFacts {
  const {scrollBarWidth, thresholds} = framework.preset.breakpoint;
  const names = rangeNames(framework);
  const limits = lowerLimits(displayRules(framework.css), names);
  const isReduced = (name: string, limit: number | undefined) =>
    limit !== undefined && thresholds[name] === limit + scrollBarWidth;
  return {
    scrollBarWidth,
    ranges: names.map((name, index) => {
      const before = names[index - 1] ?? '';
      const from = limits.get(name) ?? 0;
      const to = limits.get(names[index + 1] ?? '');
      return {
        name,
        from,
        ...(to === undefined ? {} : {to}),
        isReduced: isReduced(before, from) || isReduced(name, to),
      };
    }),
  };
}
