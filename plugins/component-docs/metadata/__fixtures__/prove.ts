import type {CreateElement, VNode, VNodeData, VueConstructor} from 'vue';
import type {AddedByTag, Proof} from './addedItems';

/** An added item and how it is seen. */
export type Claim = readonly [tag: string, name: string, proof: Proof];

/** Every item of a kind that an overlay adds. */
export const claimsOf = (
  added: AddedByTag,
  kind: 'slots' | 'events',
): Claim[] =>
  Object.entries(added).flatMap(([tag, items]) =>
    Object.entries(items[kind] ?? {}).map(([name, proof]): Claim => [
      tag,
      name,
      proof,
    ]),
  );

/** A component in an application, both in the document. */
function mount(
  Vue: VueConstructor,
  options: object,
  tag: string,
  data: VNodeData,
  content: (h: CreateElement) => VNode[],
): Vue {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const application = new Vue({
    ...options,
    render: (h: CreateElement) =>
      // Panels work inside of their group only; the others do not mind it.
      h('v-app', [
        tag === 'v-expansion-panel'
          ? h('v-expansion-panels', [h(tag, data, content(h))])
          : h(tag, {...data, ref: 'proven'}, content(h)),
      ]),
  } as object);
  return application.$mount(place);
}

/**
 * Whether a component shows what a slot is given.
 *
 * @param Vue - with the framework installed.
 * @param options - of the root, such as the framework's instance.
 */
export async function showsSlot(
  Vue: VueConstructor,
  options: object,
  [tag, name, {props = {}}]: Claim,
): Promise<boolean> {
  const application = mount(Vue, options, tag, {attrs: {...props}}, (h) => [
    h('b', {slot: name}, 'shown'),
  ]);
  await application.$nextTick();
  const shown = document.querySelector('b')?.textContent;
  application.$destroy();
  return shown === 'shown';
}

/** Whether a component emits an event when what should cause it happens. */
export async function emitsEvent(
  Vue: VueConstructor,
  options: object,
  [tag, name, {props = {}, data = {}, at, send, call}]: Claim,
): Promise<boolean> {
  const listener = jest.fn();
  const application = mount(
    Vue,
    options,
    tag,
    {attrs: {...props}, on: {[name]: listener}},
    () => [],
  );
  await application.$nextTick();
  const component = application.$refs.proven as Vue &
    Record<string, (...values: unknown[]) => unknown>;
  Object.assign(component, data);
  if (call) {
    const [method, ...values] = call;
    component[method]?.(...values);
  } else {
    const [type = '', key] = (send ?? name.replace(/:.*/, '')).split('.');
    const event = new Event(type, {bubbles: true, cancelable: true});
    Object.assign(event, key === 'esc' ? {keyCode: 27, key: 'Escape'} : {});
    const target = at ? document.querySelector(at) : component.$el;
    target?.dispatchEvent(event);
  }
  // What is not seen at once is seen when watchers ran, and theirs.
  await application.$nextTick();
  await application.$nextTick();
  const {calls} = listener.mock;
  application.$destroy();
  return calls.length > 0;
}
