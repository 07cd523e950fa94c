import type {VueConstructor} from 'vue';
import {adaptComponents} from './application';
import {returnFocus} from './focus';
import type {Adapter, AppearanceState} from './types';

interface Application {
  readonly components: Readonly<Record<string, object>>;
}

interface Framework {
  readonly application: Application;
}

/** An application that knows nothing of the bars of other examples. */
function emptyApplication({components, ...application}: Application) {
  return {
    ...application,
    components: Object.fromEntries(
      Object.keys(components).map((name) => [name, {}]),
    ),
  };
}

/** Vuetify 1.5: one instance on the prototype of all components. */
export const adapter: Adapter = {
  install(Vue: VueConstructor, Vuetify) {
    Vue.use(Vuetify as Parameters<VueConstructor['use']>[0], {
      iconfont: 'mdi',
    });
    adaptComponents(Vue);
    returnFocus(Vue);
    const shared = (Vue.prototype as {$vuetify: Framework}).$vuetify;
    Vue.mixin({
      beforeCreate() {
        const parent: object | undefined = this.$options.parent;
        if (parent && Object.hasOwn(parent, '$vuetify')) {
          Object.assign(this, {
            $vuetify: (parent as {$vuetify: unknown}).$vuetify,
          });
        }
      },
    });

    return {
      instanceFor(state: AppearanceState) {
        return Object.create(shared, {
          application: {
            value: Vue.observable(emptyApplication(shared.application)),
          },
          dark: {
            get: () => state.dark,
            set: (value: boolean) => {
              state.dark = value;
            },
          },
          rtl: {
            get: () => state.rtl,
            set: (value: boolean) => {
              state.rtl = value;
            },
          },
        }) as object;
      },
      applicationClasses: ({dark, rtl}) => [
        'application',
        ...(rtl ? ['application--is-rtl'] : []),
        dark ? 'theme--dark' : 'theme--light',
      ],
    };
  },
};
