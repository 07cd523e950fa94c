import type {
  PlaygroundConfig,
  VueComponentOptions,
} from '@site/plugins/live-examples/client';
import {type Attributes, contentAttribute, isSet} from './template';

/** A component whose attributes change while it is mounted. */
export interface Demo {
  readonly component: VueComponentOptions;
  /** Changes the attributes at once. */
  set(attributes: Attributes): void;
  /** Shows the component anew, whatever was done with it. */
  renew(): void;
}

/** What the compiled template reads besides the playground's own data. */
interface DemoState extends Record<string, unknown> {
  demoAttributes: Attributes;
  content: string;
  demoKey: number;
}

/** The attributes and the text, as the compiled template takes them. */
function stateOf({
  [contentAttribute]: content = '',
  ...attributes
}: Attributes) {
  return {
    demoAttributes: Object.fromEntries(
      Object.entries(attributes).filter(([, value]) => isSet(value)),
    ),
    content: String(content),
  };
}

/** Makes a demo of a playground's template, which the build compiled. */
export function createDemo(
  {
    data,
    render,
    staticRenderFns,
  }: Pick<PlaygroundConfig, 'data' | 'render' | 'staticRenderFns'>,
  attributes: Attributes,
): Demo {
  // A copy, since what is done in the demo changes it; the data is JSON.
  const ownData = () => JSON.parse(JSON.stringify(data)) as typeof data;
  // Vue makes this object reactive as it becomes the component's data.
  const state: DemoState = {
    ...ownData(),
    ...stateOf(attributes),
    demoKey: 0,
  };
  return {
    component: {data: () => state, render, staticRenderFns},
    set(next) {
      Object.assign(state, stateOf(next));
    },
    renew() {
      Object.assign(state, ownData());
      state.demoKey += 1;
    },
  };
}
