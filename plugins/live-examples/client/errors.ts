import type {VueConstructor} from 'vue';

type Listener = (error: unknown) => void;

const listeners = new WeakMap<object, Listener>();

/** Sends the errors below a root component to its example. */
export function onErrorsBelow(root: object, listener: Listener): void {
  listeners.set(root, listener);
}

function report(
  component: {readonly $root: object} | null | undefined,
  error: unknown,
): boolean {
  const listener = component ? listeners.get(component.$root) : undefined;
  listener?.(error);
  return listener !== undefined;
}

/** A component that is not registered is a warning of Vue, yet a mistake. */
const unknownElement = 'Unknown custom element: ';

/** Gives every error inside an example to that example, once for each Vue. */
export function captureErrors(Vue: VueConstructor): void {
  Vue.config.errorHandler = (error, component) => {
    if (!report(component, error)) {
      console.error(error);
    }
  };
  // Vue's production build warns of nothing.
  Vue.config.warnHandler = (message, component, trace) => {
    console.error(`[Vue warn]: ${message}${trace}`);
    if (message.startsWith(unknownElement)) {
      report(component, new Error(message));
    }
  };
}
