import type * as z from 'zod/mini';

/**
 * Reads the entries of a list one by one, so that a bad one does not cost the
 * others.
 *
 * @param report - is told place, field and what is wrong with each bad one.
 * @returns the entries that fit.
 */
export function readItems<Item>(
  schema: z.ZodMiniType<Item>,
  entries: readonly unknown[],
  report: (problem: string) => void,
): Item[] {
  return entries.flatMap((entry, index) => {
    const result = schema.safeParse(entry);
    if (result.success) {
      return [result.data];
    }
    const [issue] = result.error.issues;
    report(
      `entry ${index}, "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'unusable'}`,
    );
    return [];
  });
}
