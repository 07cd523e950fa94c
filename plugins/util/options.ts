import * as z from 'zod';

/**
 * Checks the options of a plugin and fills in the defaults.
 *
 * @param plugin - its name.
 * @throws an error that names each wrong option and where to correct it.
 */
export function checkOptions<T>(
  plugin: string,
  schema: z.ZodType<T>,
  options: unknown,
): T {
  const result = schema.safeParse(options);
  if (!result.success) {
    throw new Error(
      `The options of ${plugin} in docusaurus.config.ts are wrong:\n${z.prettifyError(result.error)}`,
    );
  }
  return result.data;
}
