import type * as z from 'zod/mini';

/**
 * Reads JSON that another build has stored, or that a host has answered.
 *
 * @returns nothing when it is not what the schema describes.
 */
export function parseJson<T>(
  schema: z.ZodMiniType<T>,
  text: string,
): T | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
