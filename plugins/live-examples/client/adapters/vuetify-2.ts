import type {VueConstructor} from 'vue';
import {adaptComponents} from './application';
import type {Adapter, AppearanceState} from './types';

interface Framework {
  readonly application: object;
  readonly theme: object;
}

interface Instance {
  readonly framework: Framework;
}

type VuetifyConstructor = new (preset: object) => Instance;

/** Vuetify 2: every component inherits the instance of its root. */
export const adapter: Adapter = {
  install(Vue: VueConstructor, Vuetify) {
    Vue.use(Vuetify as Parameters<VueConstructor['use']>[0]);
    adaptComponents(Vue);
    const vuetify = new (Vuetify as VuetifyConstructor)({
      icons: {iconfont: 'mdi'},
      // The sheet of the colors is made at build time, for both appearances.
      theme: {disable: true},
    });
    // A root of its own makes the services listen to the window, once.
    const services = new Vue({vuetify} as object) as Vue & {
      $vuetify: Framework;
    };
    const shared = services.$vuetify;
    const Application = shared.application.constructor as new () => object;

    return {
      instanceFor(state: AppearanceState) {
        const dark = {
          get: () => state.dark,
          set: (value: boolean) => {
            state.dark = value;
          },
        };
        const theme = Object.create(shared.theme, {
          dark,
          isDark: dark,
        }) as object;
        return Object.create(shared, {
          application: {value: Vue.observable(new Application())},
          theme: {value: theme},
          rtl: {
            get: () => state.rtl,
            set: (value: boolean) => {
              state.rtl = value;
            },
          },
        }) as object;
      },
      applicationClasses: ({dark, rtl}) => [
        'v-application',
        rtl ? 'v-application--is-rtl' : 'v-application--is-ltr',
        dark ? 'theme--dark' : 'theme--light',
      ],
    };
  },
};
