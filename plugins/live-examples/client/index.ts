import {mount} from './mount';
import {frameworkEntry} from './registry';
import {linkStylesheet} from './styles';
import type {
  ExampleModule,
  MountedExample,
  MountOptions,
  VueComponentOptions,
} from './types';

export type * from './types';

/**
 * Loads an example and its framework and mounts it into an element.
 *
 * @param element - an empty element; the example becomes its only child.
 * @param example - the example, as the page's data holds it.
 * @returns the mounted example.
 * @throws (rejects) when the framework or the example cannot be loaded.
 */
export async function mountExample(
  element: HTMLElement,
  example: ExampleModule,
  options: MountOptions,
): Promise<MountedExample> {
  return mount(element, example.framework, example.load(), options);
}

/**
 * Mounts a component that needs no loading.
 *
 * @param element - an empty element; the component becomes its only child.
 * @param framework - key of the framework registry, such as `vuetify@2.7.2`.
 * @throws (rejects) when the framework is unknown or cannot be loaded.
 */
export async function mountComponent(
  element: HTMLElement,
  framework: string,
  component: VueComponentOptions,
  options: MountOptions,
): Promise<MountedExample> {
  return mount(
    element,
    framework,
    Promise.resolve({default: component, styles: []}),
    options,
  );
}

/**
 * Loads every icon, for code that the build has not seen. The sheet with the
 * icons of the examples lacks those that a visitor may name.
 *
 * @param framework - key of the framework registry, such as `vuetify@2.7.2`.
 * @throws (rejects) when the framework is unknown or the sheet does not load.
 */
export function loadAllIcons(framework: string): Promise<void> {
  return linkStylesheet(frameworkEntry(framework).allIcons);
}
