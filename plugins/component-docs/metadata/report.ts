/** Takes what was skipped and why, in one readable line. */
export type Report = (message: string) => void;

/**
 * Checks the entries of a list one by one: a bad one is reported and skipped,
 * the others stay.
 *
 * @param list - what the file holds in the list's place.
 * @param parse - checks an entry; throws when it is unusable.
 * @param where - names the list: package, component, field.
 */
export function keepValid<T>(
  list: unknown,
  parse: (entry: unknown) => T,
  where: string,
  report: Report,
): T[] {
  if (list === undefined || list === null) {
    return [];
  }
  if (!Array.isArray(list)) {
    report(`${where}: expected a list; skipped.`);
    return [];
  }
  return list.flatMap((entry: unknown, index) => {
    try {
      return [parse(entry)];
    } catch (error) {
      report(
        `${where}[${index}]: ${error instanceof Error ? error.message : String(error)}; skipped.`,
      );
      return [];
    }
  });
}
