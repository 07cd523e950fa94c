import type * as z from 'zod';

/** One thing that is wrong in a value, in words. */
export interface Problem {
  /** Keys that lead to the value, outermost first. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Lists what a schema found wrong. An unknown key is reported at the key.
 *
 * @param error - what `safeParse` returned.
 * @returns one problem for each wrong value.
 */
export function problemsOf(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: 'is not a known field; remove it or correct its name',
        }))
      : [{path: issue.path, message: issue.message}],
  );
}

/** Writes a path the way JavaScript would: `up_next[1]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number'
        ? `[${key}]`
        : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
}
