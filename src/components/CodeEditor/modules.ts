/** How an import of an example is had in the online code editor. */
export type PenModule =
  | {
      /** The package has a build that sets a global. */
      readonly kind: 'global';
      /** The global's name; holds the named exports. */
      readonly global: string;
      /** What `import x from` means; the global itself if left out. */
      readonly default?: string;
      /** Scripts to load, in order; none for what a pen always has. */
      readonly scripts: readonly string[];
    }
  | {
      /** The package has no such build: the import stays, from this address. */
      readonly kind: 'module';
      readonly url: string;
    };

/** Packages by name and version on a public CDN. */
export const cdn = 'https://cdn.jsdelivr.net/npm';

const vuelidate = `${cdn}/vuelidate@0.7.7/dist/vuelidate.min.js`;
const vuelidateRules = `${cdn}/vuelidate@0.7.7/dist/validators.min.js`;
const veeValidate = `${cdn}/vee-validate@3.4.15/dist/vee-validate.min.js`;
const veeValidateRules = `${cdn}/vee-validate@3.4.15/dist/rules.umd.min.js`;

/**
 * What an example may import, as a pen gets it. The names are those of
 * `plugins/live-examples/compiler/imports.ts`, the versions the installed ones.
 *
 * @param name - the module as written in the import.
 * @param vuetify - version of the framework, for its own modules.
 * @returns undefined for a module that no pen can have.
 */
export function findPenModule(
  name: string,
  vuetify: string,
): PenModule | undefined {
  switch (name) {
    case 'vue':
      return {kind: 'global', global: 'Vue', scripts: []};
    case 'vuetify/lib/services/goto/easing-patterns':
      return {
        kind: 'module',
        url: `${cdn}/vuetify@${vuetify}/lib/${vuetify.startsWith('1.') ? 'components/Vuetify/goTo' : 'services/goto'}/easing-patterns.js`,
      };
    case '@mdi/js':
      return {kind: 'module', url: `${cdn}/@mdi/js@7.4.47/mdi.js`};
    case 'vuelidate':
      return {
        kind: 'global',
        global: 'vuelidate',
        default: 'vuelidate.default',
        scripts: [vuelidate],
      };
    case 'vuelidate/lib/validators':
      return {
        kind: 'global',
        global: 'validators',
        scripts: [vuelidate, vuelidateRules],
      };
    case 'vee-validate':
      return {kind: 'global', global: 'VeeValidate', scripts: [veeValidate]};
    case 'vee-validate/dist/rules':
      return {
        kind: 'global',
        global: 'VeeValidateRules',
        scripts: [veeValidate, veeValidateRules],
      };
    case 'moment':
      return {
        kind: 'global',
        global: 'moment',
        scripts: [`${cdn}/moment@2.31.0/min/moment.min.js`],
      };
    case 'date-fns':
      return {
        kind: 'global',
        global: 'dateFns',
        scripts: [`${cdn}/@date-fns/cdn@4.4.0/cdn.min.js`],
      };
    default:
      return undefined;
  }
}
