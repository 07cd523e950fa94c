import {limits} from '../budgets';
import {type ExamplesCost, measureExamples} from '../examples/measure';
import {
  factor,
  kilobytes,
  megabytes,
  milliseconds,
  ratio,
  type Report,
  reportOf,
} from '../format';

/** Fifteen examples in three ways. */
export async function benchExamples(): Promise<Report> {
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
  return reportOf(
    {
      'JS, gz': row('script', kilobytes),
      'CSS, gz': row('stylesheet', kilobytes),
      Fonts: row('font', kilobytes),
      'First example': row('first', milliseconds),
      'Tenth example': row('tenth', milliseconds),
      'Heap with fifteen': row('heap', megabytes),
    },
    [
      {
        row: 'JS, gz',
        value: costs.runtime.script / costs.plain.script,
        write: factor,
        limit: limits.exampleScript,
      },
      {
        row: 'Tenth example',
        value: costs.runtime.tenth,
        write: milliseconds,
        limit: limits.tenthExample,
      },
    ],
  );
}
