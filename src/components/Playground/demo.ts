import type {VueComponentOptions} from '@site/plugins/live-examples/client';
import {type Attributes, contentAttribute, isSet} from './template';

/** A component whose attributes change while it is mounted. */
export interface Demo {
  readonly component: VueComponentOptions;
  /** Changes the attributes at once. */
  set(attributes: Attributes): void;
  /** Shows the component anew, whatever was done with it. */
  renew(): void;
}

interface DemoState {
  attributes: Attributes;
  generation: number;
}

type CreateElement = (
  tag: string,
  data?: object,
  children?: unknown[],
) => unknown;

/**
 * Makes a demo of a component of the framework. Its render function needs no
 * template compiler.
 *
 * @param tag - the component's tag.
 * @param block - whether it takes the width that there is.
 */
export function createDemo(
  tag: string,
  block: boolean,
  attributes: Attributes,
): Demo {
  // Vue makes this object reactive as it becomes the component's data.
  const state: DemoState = {attributes, generation: 0};
  return {
    component: {
      data: () => state,
      render(this: DemoState, h: CreateElement) {
        const {[contentAttribute]: content = '', ...rest} = this.attributes;
        const attrs = Object.fromEntries(
          Object.entries(rest).filter(([, value]) => isSet(value)),
        );
        const style = block ? {flex: '0 1 520px', minWidth: 0} : {};
        return h('div', {class: 'd-flex justify-center'}, [
          h(tag, {key: this.generation, attrs, style}, [String(content)]),
        ]);
      },
    },
    set(next) {
      state.attributes = next;
    },
    renew() {
      state.generation += 1;
    },
  };
}
