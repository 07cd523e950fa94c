import {loadAllIcons} from '../index';
import {mount} from '../mount';
import {loadFramework} from '../registry';
import type {MountedExample, MountOptions, VueComponentOptions} from '../types';
import {compileComponent} from './compile';
import {EditError} from './edit-error';
import {loadModules} from './modules';
import {lineOfError, runScript} from './run';

export {EditError} from './edit-error';
export {partsOf} from './parts';

type Render = (this: unknown, ...values: unknown[]) => unknown;

let edits = 0;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/**
 * Compiles a single-file component in the browser and mounts it.
 *
 * @param element - gets the component as its only child.
 * @param framework - key of the framework registry.
 * @param source - the whole file.
 * @param options - `onError` is given an EditError, with the line of the file
 * where it is known.
 * @throws (rejects) EditError for code that does not compile or run.
 */
export async function compileAndMount(
  element: HTMLElement,
  framework: string,
  source: string,
  options: MountOptions,
): Promise<MountedExample> {
  edits += 1;
  const id = `data-v-edit${edits}`;
  const compiled = compileComponent(source, id, `[data-example="${id}"]`);
  const {firstLine} = compiled;
  const [{values, address}] = await Promise.all([
    runScript(compiled.code, firstLine),
    loadFramework(framework),
    loadAllIcons(framework),
  ]);
  const explain = (error: unknown) =>
    error instanceof EditError
      ? error
      : new EditError(
          error instanceof Error ? error.message : String(error),
          lineOfError(error, address, firstLine),
          {cause: error},
        );

  const [script, render, staticRenderFns] = values as [
    (modules: object, component: {default?: unknown}) => void,
    Render | undefined,
    Render[],
  ];
  const component: {default?: unknown} = {};
  try {
    script(await loadModules(compiled.imports, framework), component);
  } catch (error) {
    throw explain(error);
  }
  const exported = component.default ?? {};
  if (!isObject(exported)) {
    throw new EditError('The default export is not a component.', firstLine);
  }
  const base = (
    typeof exported === 'function' && 'options' in exported
      ? exported.options
      : exported
  ) as VueComponentOptions;
  const renders =
    render &&
    (compiled.isFunctional
      ? {
          functional: true,
          render: (_h: unknown, context: unknown) => render.call(context),
        }
      : {render, staticRenderFns});
  return mount(
    element,
    framework,
    Promise.resolve({
      default: {
        ...base,
        ...renders,
        ...(compiled.isScoped ? {_scopeId: id} : {}),
      },
      styles: compiled.styles,
      scopeId: id,
    }),
    {
      ...options,
      onError: (error) => {
        options.onError(explain(error));
      },
    },
  );
}
