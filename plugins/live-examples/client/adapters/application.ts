import type {VNode, VueConstructor} from 'vue';
import {overlayHostOf} from '../overlays';

type Hook = (this: Vue, ...values: unknown[]) => unknown;

/** The parts of a component's options that are adapted, as Vue keeps them. */
interface ResolvedOptions {
  readonly name?: string;
  methods?: Readonly<Record<string, Hook>>;
  created?: readonly Hook[];
  mounted?: readonly Hook[];
  render?: (this: Vue, ...values: unknown[]) => VNode;
}

/** Methods by which components look for the application's element. */
const overlayMethods = [
  'initDetach',
  'createOverlay',
  'genOverlay',
  'shouldScroll',
];

/** Components that listen on the application's element while dragging. */
const draggables = ['v-slider', 'v-range-slider'];

/**
 * Lets an element pass for the application's while a function runs. The
 * framework knows one application a document; here are many examples.
 */
function asApplication<T>(element: HTMLElement, run: () => T): T {
  element.setAttribute('data-app', '');
  try {
    return run();
  } finally {
    element.removeAttribute('data-app');
  }
}

/**
 * The element for a component's overlay. The scrim of a drawer belongs below
 * the drawer, which stays where the example has it.
 */
function applicationOf(component: Vue): HTMLElement {
  const own =
    component.$options.name === 'v-navigation-drawer'
      ? component.$el.closest<HTMLElement>('.v-application, .application')
      : undefined;
  return own ?? overlayHostOf(component);
}

function redirectOverlays(
  methods: Readonly<Record<string, Hook>>,
): Record<string, Hook> {
  return Object.fromEntries(
    overlayMethods.flatMap((name) => {
      const original = methods[name];
      const redirected: Hook = function (...values) {
        return asApplication(applicationOf(this), () =>
          original?.apply(this, values),
        );
      };
      return original ? [[name, redirected]] : [];
    }),
  );
}

function isolateApplication(options: ResolvedOptions): void {
  // 1.5 writes a sheet of its colors when created and takes the appearance
  // for the whole page when mounted; 2 has neither hook.
  options.created = [];
  options.mounted = [];
  const {render} = options;
  options.render = function (...values) {
    const vnode = render?.apply(this, values) ?? this.$createElement();
    delete vnode.data?.attrs?.['data-app'];
    return vnode;
  };
}

/**
 * Makes the framework's components find the overlay host of their example
 * where they look for the application, and keeps a `<v-app>` inside an
 * example from passing for it.
 */
export function adaptComponents(Vue: VueConstructor): void {
  Vue.mixin({
    beforeCreate() {
      const options = this.$options as ResolvedOptions;
      const {name = '', methods, mounted} = options;
      if (methods && overlayMethods.some((method) => method in methods)) {
        options.methods = {...methods, ...redirectOverlays(methods)};
      }
      if (mounted && draggables.includes(name)) {
        options.mounted = mounted.map(
          (hook): Hook =>
            function () {
              return asApplication(document.body, () => hook.call(this));
            },
        );
      }
      if (name === 'v-app') {
        isolateApplication(options);
      }
    },
  });
}
