/**
 * Where menus, dialogs and tooltips of examples live: one element at the end
 * of the body for the whole site, with one element in it for each example
 * that has shown an overlay. Gone when none has.
 */
let container: HTMLElement | undefined;

/** The place for one example's overlays. */
export interface OverlayHost {
  /** Sandbox of the overlays; carries the example's appearance. */
  readonly sandbox: HTMLElement;
  /** Element that the framework takes for the application's. */
  readonly application: HTMLElement;
  remove(): void;
}

/** Adds a place for an example's overlays at the end of the body. */
export function addOverlayHost(): OverlayHost {
  if (!container) {
    container = document.createElement('div');
    container.className = 'vue-sandbox-overlays';
    document.body.append(container);
  }
  const sandbox = document.createElement('div');
  const application = document.createElement('div');
  sandbox.append(application);
  container.append(sandbox);
  return {
    sandbox,
    application,
    remove() {
      sandbox.remove();
      if (container && !container.hasChildNodes()) {
        container.remove();
        container = undefined;
      }
    },
  };
}

const hosts = new WeakMap<object, () => HTMLElement>();

/** Tells which element takes the overlays below a root component. */
export function onOverlaysBelow(
  root: object,
  application: () => HTMLElement,
): void {
  hosts.set(root, application);
}

/** The element that takes the overlays of a component. */
export function overlayHostOf(component: {
  readonly $root: object;
}): HTMLElement {
  return hosts.get(component.$root)?.() ?? document.body;
}
