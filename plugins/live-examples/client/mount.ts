import type {AppearanceState} from './adapters/types';
import {onErrorsBelow} from './errors';
import {addOverlayHost, onOverlaysBelow, type OverlayHost} from './overlays';
import {loadFramework, type LoadedFramework} from './registry';
import {applyStyles} from './styles';
import {nextTask} from './task';
import type {
  ExampleAppearance,
  ExampleComponentModule,
  MountedExample,
  MountOptions,
} from './types';

function sandboxClasses(scope: string, {dark}: ExampleAppearance): string[] {
  return ['vue-sandbox', `vue-sandbox--${dark ? 'dark' : 'light'}`, scope];
}

function mountLoaded(
  element: HTMLElement,
  {scope, Vue, runtime}: LoadedFramework,
  {default: component, styles, scopeId}: ExampleComponentModule,
  {dark, rtl, onError}: MountOptions,
): MountedExample {
  const state: AppearanceState = Vue.observable({dark, rtl});
  const instance = runtime.instanceFor(state);
  const removeStyles = applyStyles(styles);
  let overlays: OverlayHost | undefined;

  const attributes = () => ({
    dir: state.rtl ? 'rtl' : 'ltr',
    ...(scopeId === undefined ? {} : {'data-example': scopeId}),
  });
  const applicationClasses = () => [
    'vue-sandbox__application',
    ...runtime.applicationClasses(state),
  ];
  const dressOverlays = () => {
    if (overlays) {
      overlays.sandbox.className = sandboxClasses(scope, state).join(' ');
      overlays.application.className = applicationClasses().join(' ');
      for (const [name, value] of Object.entries(attributes())) {
        overlays.sandbox.setAttribute(name, value);
      }
    }
  };

  const root = new Vue({
    // Components inherit the framework's instance from their root, and the
    // appearance from the nearest component that provides it.
    beforeCreate() {
      Object.assign(this, {$vuetify: instance});
      onErrorsBelow(this, onError);
      onOverlaysBelow(this, () => {
        if (!overlays) {
          overlays = addOverlayHost();
          dressOverlays();
        }
        return overlays.application;
      });
    },
    provide: {
      theme: {
        get isDark() {
          return state.dark;
        },
      },
    },
    render: (h) =>
      h('div', {class: sandboxClasses(scope, state), attrs: attributes()}, [
        h('div', {class: applicationClasses()}, [
          h('div', {class: 'vue-sandbox__content'}, [h(component)]),
        ]),
      ]),
  });
  root.$watch(() => [state.dark, state.rtl], dressOverlays);
  // In the document, where components can measure themselves when mounted.
  const place = document.createElement('div');
  element.replaceChildren(place);
  root.$mount(place);

  return {
    update(appearance) {
      Object.assign(state, appearance);
    },
    destroy() {
      root.$destroy();
      root.$el.remove();
      overlays?.remove();
      overlays = undefined;
      removeStyles();
    },
  };
}

/**
 * Mounts a component once it and its framework are loaded.
 *
 * @param element - gets the component as its only child.
 * @param key - key of the framework.
 * @param module - the component.
 * @throws (rejects) when either cannot be loaded.
 */
export async function mount(
  element: HTMLElement,
  key: string,
  module: Promise<ExampleComponentModule>,
  options: MountOptions,
): Promise<MountedExample> {
  const [framework, component] = await Promise.all([
    loadFramework(key),
    module,
  ]);
  // Several that come near at once are not one long piece of work.
  await nextTask();
  return mountLoaded(element, framework, component, options);
}
