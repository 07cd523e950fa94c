/**
 * What a figure should be, and what it may be until then: a change that takes it
 * beyond its budget makes the bench fail.
 */
export interface Limit {
  readonly bound: 'most' | 'least';
  readonly goal: number;
  readonly budget: number;
}

const atMost = (goal: number, budget = goal): Limit => ({
  bound: 'most',
  goal,
  budget,
});

const atLeast = (goal: number, budget = goal): Limit => ({
  bound: 'least',
  goal,
  budget,
});

/** Whether a figure is within its budget; what was not measured is not. */
export const isWithin = ({bound, budget}: Limit, value: number): boolean =>
  bound === 'most' ? value <= budget : value >= budget;

/** Cells that tell a limit. */
export function limitCells(
  {bound, goal, budget}: Limit,
  write: (value: number) => string,
): Readonly<Record<'goal' | 'budget', string>> {
  const sign = bound === 'most' ? '≤' : '≥';
  return {goal: `${sign} ${write(goal)}`, budget: `${sign} ${write(budget)}`};
}

/**
 * Every figure with a goal. Seconds of a processor are limited as a ratio of two
 * builds of one run, as machines differ; memory and sizes are in bytes, other
 * times in milliseconds. A budget has room for what differs between two runs.
 */
export const limits = {
  /** To that of the yardstick. */
  cpuOfPage: atMost(0.5, 1.8),
  buildMemory: atMost(2.5e9, 2.9e9),
  script: atMost(130e3, 170e3),
  stylesheet: atMost(16e3, 25e3),
  fetchedAhead: atMost(0),
  /** To a build without caches. */
  editedPage: atMost(0.15, 0.65),
  /** To half as many pages. */
  twiceThePages: atMost(2.05),
  /** An unchanged version, to the first one without caches. */
  oldVersion: atMost(0.35),
  reload: atMost(1000),
  /** Code of fifteen examples, to that of a plain page. */
  exampleScript: atMost(1.1),
  tenthExample: atMost(50),
  performance: atLeast(100, 97),
  /** Of Lighthouse's other categories. */
  category: atLeast(100),
  blockingTime: atMost(50, 100),
  layoutShift: atMost(0, 0.02),
  longTasks: atMost(0),
  soakErrors: atMost(0),
  /** After twice the visits, on the same pages. */
  heap: atMost(1.05, 1.1),
} as const;
