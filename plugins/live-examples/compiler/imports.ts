/**
 * All that an example may import, in one place, in the build as in the
 * browser. To add one, install it, name it here, and tell the online code
 * editor where to get it, in `src/components/CodeEditor/modules.ts`.
 */
export const allowedImports: readonly string[] = [
  'vue',
  'vuetify/lib/services/goto/easing-patterns',
  '@mdi/js',
  'vuelidate',
  'vuelidate/lib/validators',
  'vee-validate',
  'vee-validate/dist/rules',
  'moment',
  'date-fns',
];

/** Packages that hold on to a Vue, so that each framework has its own copy. */
const vueBound = ['vue', 'vuelidate', 'vee-validate'];

/** The package that a specifier names. */
export function packageOf(specifier: string): string {
  const length = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, length).join('/');
}

/** Whether the module works with the Vue of one framework only. */
export function isVueBound(specifier: string): boolean {
  return vueBound.includes(packageOf(specifier));
}

/** Files beside the example that it may import or name in its template. */
export const assetPattern = /^\.\/[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/**
 * Replaces `require('./name.svg')`, which gives the address of an image as it
 * does in Vue CLI.
 *
 * @param code - script or compiled template.
 * @param expressionOf - the code that stands for an image's address.
 */
export function replaceRequiredAssets(
  code: string,
  expressionOf: (file: string) => string,
): string {
  return code.replace(
    /\brequire\((['"])(\.\/[^'"]+)\1\)/g,
    (call, _quote, file: string) =>
      assetPattern.test(file) ? expressionOf(file) : call,
  );
}

/** Whether an example may import the specifier. */
export function isAllowedImport(specifier: string): boolean {
  return allowedImports.includes(specifier) || assetPattern.test(specifier);
}
