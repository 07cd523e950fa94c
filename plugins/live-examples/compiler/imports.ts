/**
 * All that an example may import, in one place, in the build as in the
 * browser. To add one, install it and name it here.
 */
export const allowedImports: readonly string[] = [
  'vue',
  'vuetify/lib/services/goto/easing-patterns',
  '@mdi/js',
];

/** Files beside the example that it may import or name in its template. */
export const assetPattern = /^\.\/[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Whether an example may import the specifier. */
export function isAllowedImport(specifier: string): boolean {
  return allowedImports.includes(specifier) || assetPattern.test(specifier);
}
