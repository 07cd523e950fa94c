import fs from 'node:fs';

/** Milliseconds between two looks at the memory. */
const interval = 100;

/** The kernel counts CPU time in hundredths of a second, memory in pages. */
const ticksPerSecond = 100;
const pageBytes = 4096;

/** What a process and all that it started took. */
export interface Usage {
  /** User and system time, of all threads. */
  readonly cpuSeconds: number;
  /** Resident memory of all together, at the moment when it was highest. */
  readonly peakBytes: number;
}

interface Process {
  readonly parent: number;
  readonly ticks: number;
  /** Of children that have ended, and of theirs. */
  readonly ticksOfEnded: number;
  readonly bytes: number;
}

/** A process; nothing when there is none of this id any more. */
function readProcess(pid: number): Process | undefined {
  let stat: string;
  try {
    stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name before it, in brackets, may hold anything; see man 5 proc.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    parent: field(4),
    ticks: field(14) + field(15),
    ticksOfEnded: field(16) + field(17),
    bytes: field(24) * pageBytes,
  };
}

/** A process and all below it, as far as they run. */
function readTree(top: number): Process[] {
  const all = new Map<number, Process>();
  for (const name of fs.readdirSync('/proc')) {
    const found = /^\d+$/.test(name) && readProcess(Number(name));
    if (found) {
      all.set(Number(name), found);
    }
  }
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent;
    return pid === top || (parent !== undefined && isBelow(parent));
  };
  return [...all].filter(([pid]) => isBelow(pid)).map(([, found]) => found);
}

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

const ticksOfOwnEnded = () => readProcess(process.pid)?.ticksOfEnded ?? 0;

/** A watch over processes. */
export interface Watch {
  /** What they took until now; may be asked after they have ended. */
  readonly look: () => Usage;
  readonly stop: () => void;
}

/**
 * Watches a child of this process and all that it starts, programs that are
 * not Node among them. Linux only. No other child may end meanwhile.
 *
 * @param top - id of the child.
 */
export function watchProcesses(top: number): Watch {
  const ticksBefore = ticksOfOwnEnded();
  let peakBytes = 0;
  const look = (): Usage => {
    const tree = readTree(top);
    peakBytes = Math.max(peakBytes, sum(tree.map(({bytes}) => bytes)));
    const ticks =
      sum(tree.map((found) => found.ticks + found.ticksOfEnded)) +
      // The child itself, once it has ended.
      (ticksOfOwnEnded() - ticksBefore);
    return {cpuSeconds: ticks / ticksPerSecond, peakBytes};
  };
  const timer = setInterval(look, interval);
  return {
    look,
    stop: () => {
      clearInterval(timer);
    },
  };
}
