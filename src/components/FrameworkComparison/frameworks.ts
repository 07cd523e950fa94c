/** What a package can have. */
export type Feature =
  | 'types'
  | 'modules'
  | 'alone'
  | 'messages'
  | 'webTypes'
  | 'virtualScroll'
  | 'treeview'
  | 'stepper'
  | 'colorPicker';

/** A framework, and what its package holds. */
export interface Framework {
  readonly name: string;
  /** On npm. */
  readonly package: string;
  /** The newest release for Vue 2, which was looked into. */
  readonly version: string;
  /**
   * What proves a feature: a file or folder of the package, or a field of its
   * package.json. A feature that is not named was not found.
   */
  readonly proof: Readonly<Partial<Record<Feature, string>>>;
}

/** The frameworks in the order of the table. */
export const frameworks: readonly Framework[] = [
  {
    name: 'Vuetify',
    package: 'vuetify',
    version: '2.7.2',
    proof: {
      types: 'types/index.d.ts',
      modules: 'lib/index.js',
      alone: 'dependencies',
      messages: 'lib/locale',
      webTypes: 'dist/json/web-types.json',
      virtualScroll: 'lib/components/VVirtualScroll',
      treeview: 'lib/components/VTreeview',
      stepper: 'lib/components/VStepper',
      colorPicker: 'lib/components/VColorPicker',
    },
  },
  {
    name: 'BootstrapVue',
    package: 'bootstrap-vue',
    version: '2.23.1',
    proof: {
      types: 'src/index.d.ts',
      modules: 'esm/index.js',
      webTypes: 'dist/web-types.json',
    },
  },
  {
    name: 'Buefy',
    package: 'buefy',
    version: '0.9.29',
    proof: {
      types: 'types/index.d.ts',
      modules: 'dist/esm/index.js',
      stepper: 'src/components/steps',
      colorPicker: 'src/components/colorpicker',
    },
  },
  {
    name: 'Element UI',
    package: 'element-ui',
    version: '2.15.14',
    proof: {
      types: 'types/index.d.ts',
      alone: 'dependencies',
      messages: 'lib/locale/lang',
      webTypes: 'web-types.json',
      treeview: 'packages/tree',
      stepper: 'packages/steps',
      colorPicker: 'packages/color-picker',
    },
  },
  {
    name: 'Quasar',
    package: 'quasar',
    version: '1.22.10',
    proof: {
      types: 'dist/types/index.d.ts',
      modules: 'src/index.esm.js',
      alone: 'dependencies',
      messages: 'lang',
      webTypes: 'dist/web-types/web-types.json',
      virtualScroll: 'src/components/virtual-scroll',
      treeview: 'src/components/tree',
      stepper: 'src/components/stepper',
      colorPicker: 'src/components/color',
    },
  },
];
