import {loadAllIcons} from '../index';
import {mount} from '../mount';
import {loadFramework} from '../registry';
import type {
  ExampleModule,
  MountedExample,
  MountOptions,
  VueComponentOptions,
} from '../types';
import {compileComponent} from './compile';
import {EditError} from './edit-error';
import {loadModules, requireFrom} from './modules';
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
 * @param example - the example that is edited.
 * @param source - the whole file.
 * @param options - `onError` is given an EditError, with the line of the file
 * where it is known.
 * @throws (rejects) EditError for code that does not compile or run.
 */
export async function compileAndMount(
  element: HTMLElement,
  example: ExampleModule,
  source: string,
  options: MountOptions,
): Promise<MountedExample> {
  edits += 1;
  const id = `data-v-edit${edits}`;
  const {framework} = example;
  const [original, {styles, scopeId = '', assets = {}}] = await Promise.all([
    example.loadSource(),
    example.load(),
  ]);
  const compiled = compileComponent(source, id, `[data-example="${id}"]`, {
    source: original.code,
    styles,
    scopeId,
    assets,
  });
  const {firstLine} = compiled;
  const [{values, address}, {Vue}] = await Promise.all([
    runScript(compiled.code, firstLine),
    loadFramework(framework),
    // Without them those of the examples are there.
    loadAllIcons(framework).catch(() => undefined),
  ]);
  if (compiled.hasSetup && Vue.version.startsWith('2.6.')) {
    throw new EditError(
      `<script setup> needs Vue 2.7; this example runs on Vue ${Vue.version}. Write the options API.`,
      firstLine,
    );
  }
  const explain = (error: unknown) =>
    error instanceof EditError
      ? error
      : new EditError(
          error instanceof Error ? error.message : String(error),
          lineOfError(error, address, firstLine),
          {cause: error},
        );

  const [script, render, staticRenderFns] = values as [
    (
      modules: object,
      component: {default?: unknown},
      require: (name: string) => string,
    ) => void,
    Render | undefined,
    Render[],
  ];
  const component: {default?: unknown} = {};
  try {
    script(
      await loadModules(compiled.imports, framework, assets),
      component,
      requireFrom(assets),
    );
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
          _compiled: true,
          render: (_h: unknown, context: unknown) => render.call(context),
        }
      : {render, staticRenderFns, _compiled: true});
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
