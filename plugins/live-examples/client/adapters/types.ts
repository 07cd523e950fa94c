import type {VueConstructor} from 'vue';
import type {ExampleAppearance} from '../types';

/** How an example is shown, as a reactive object. */
export type AppearanceState = {
  -readonly [Key in keyof ExampleAppearance]: ExampleAppearance[Key];
};

/** A framework, installed on its Vue. */
export interface FrameworkRuntime {
  /**
   * The framework's instance as one example sees it: shared but for what
   * differs from example to example.
   */
  instanceFor(state: AppearanceState): object;
  /** Classes of the element that the framework takes for the application. */
  applicationClasses(state: ExampleAppearance): readonly string[];
}

/** What the runtime must know of one generation of the framework. */
export interface Adapter {
  /** Installs the framework; called once for each Vue. */
  install(Vue: VueConstructor, Vuetify: unknown): FrameworkRuntime;
}
