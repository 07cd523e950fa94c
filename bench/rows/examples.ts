import {type ExamplesCost, measureExamples} from '../examples/measure';
import {kilobytes, megabytes, milliseconds, ratio, tableOf} from '../format';

/** Fifteen examples in three ways. */
export async function benchExamples(): Promise<string> {
  console.log('Showing fifteen examples in three ways');
  const costs = await measureExamples();
  const row = (
    key: keyof ExamplesCost,
    write: (value: number) => string,
  ): Record<string, string> => {
    const cell = (cost: ExamplesCost) =>
      `${write(cost[key])}, ${ratio(cost[key], costs.plain[key])}`;
    return {
      runtime: cell(costs.runtime),
      'plain Vue page': write(costs.plain[key]),
      frames: cell(costs.frames),
    };
  };
  return tableOf({
    'JS, gz': row('script', kilobytes),
    'CSS, gz': row('stylesheet', kilobytes),
    Fonts: row('font', kilobytes),
    'First example': row('first', milliseconds),
    'Tenth example': row('tenth', milliseconds),
    'Heap with fifteen': row('heap', megabytes),
  });
}
