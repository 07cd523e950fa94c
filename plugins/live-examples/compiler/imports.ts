/**
 * All that an example may import, in one place. An entry ending in a slash
 * covers everything below it. Each package must be installed.
 */
export const allowedImports: readonly string[] = [
  'vue',
  'vuetify/lib/services/goto/easing-patterns',
  '@mdi/js',
  'date-fns',
  'moment',
  'vee-validate',
  'vee-validate/dist/rules',
  'vuelidate',
  'vuelidate/lib/validators',
];

/** Files beside the example that it may import or name in its template. */
export const assetPattern = /^\.\/[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Whether an example may import the specifier. */
export function isAllowedImport(specifier: string): boolean {
  return allowedImports.includes(specifier) || assetPattern.test(specifier);
}
