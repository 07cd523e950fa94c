/**
 * Runs in a worker: loads a Vue 2 component package into a registry of its own
 * and posts what it finds. A worker keeps two releases of Vue apart, survives a
 * package that throws or hangs, and leaves nothing behind in the build.
 *
 * The types below say what Vue 2 documents; index.ts checks what is posted.
 *
 * @typedef {{type?: unknown, default?: unknown, required?: unknown}} PropOptions
 * @typedef {Record<string, unknown> & {
 *   name?: string,
 *   props?: Record<string, PropOptions | undefined>,
 *   methods?: Record<string, unknown>,
 *   mixins?: Registered[],
 *   extends?: Registered,
 *   model?: {prop?: string, event?: string},
 * }} ComponentOptions
 * @typedef {ComponentOptions & {
 *   options?: ComponentOptions & {$_wrapperFor?: Registered},
 *   $_wrapperFor?: Registered,
 * }} Registered a constructor, or plain options
 * @typedef {{
 *   version: string,
 *   config: {productionTip: boolean, devtools: boolean, silent: boolean},
 *   options: {
 *     components: Record<string, Registered>,
 *     directives: Record<string, unknown>,
 *   },
 *   use(plugin: unknown): void,
 * }} Vue
 */
const Module = require('node:module');
const threads = require('node:worker_threads');
const {scanOptions} = require('./scan.cjs');

/** @type {(file: string) => unknown} */
const requireUnknown = require;

/** @type {unknown} */
const input = threads.workerData;
const {packageFile, vueFile} =
  /** @type {{packageFile: string, vueFile: string}} */ (input);

// The package must get the Vue of its own version when it asks for "vue".
const loader =
  /** @type {{_resolveFilename(request: string, ...rest: unknown[]): string}} */ (
    /** @type {unknown} */ (Module)
  );
const resolve = loader._resolveFilename.bind(loader);
/** @type {typeof resolve} */
const resolveWithVue = (request, ...rest) =>
  request === 'vue' ? vueFile : resolve(request, ...rest);
loader._resolveFilename = resolveWithVue;

/** @param {string} name */
const kebab = (name) => name.replace(/\B([A-Z])/g, '-$1').toLowerCase();

/**
 * Own and inherited names: 1.5 keeps Vue's registries behind a prototype.
 *
 * @param {object} registry
 */
function namesOf(registry) {
  /** @type {string[]} */
  const names = [];
  for (const name in registry) {
    names.push(name);
  }
  return names;
}

/** @param {PropOptions} prop */
function typesOf(prop) {
  const primitives = /^(?:String|Number|Boolean|Object|Array|Function|Symbol)$/;
  return [prop.type].flat().flatMap((type) => {
    const name = typeof type === 'function' ? type.name : '';
    return name ? [primitives.test(name) ? name.toLowerCase() : name] : [];
  });
}

/**
 * Writes a value the way it would stand in code.
 *
 * @param {unknown} value
 * @returns {string}
 */
function code(value) {
  if (typeof value === 'string') {
    return `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(code).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, entry]) =>
        `${/^[\w$]+$/.test(key) ? key : code(key)}: ${code(entry)}`,
    );
    return entries.length > 0 ? `{${entries.join(', ')}}` : '{}';
  }
  return String(value);
}

/** A default that exists, but that only a living component could tell. */
const untold = Symbol('untold');

/**
 * The default as code, `untold`, or nothing when there is none.
 *
 * @param {PropOptions} prop
 * @param {string[]} types
 */
function defaultOf(prop, types) {
  const {default: value} = prop;
  if (value === undefined) {
    // Vue casts an absent boolean to false.
    return types.includes('boolean') && !('default' in prop)
      ? 'false'
      : undefined;
  }
  if (typeof value !== 'function') {
    return code(value);
  }
  // Vue calls a function for the default, unless the first type is Function.
  if (types[0] === 'function') {
    // A name that a compiler made up tells nothing.
    return /^(?:|default|_.*)$/.test(value.name) ? untold : value.name;
  }
  try {
    /** @type {unknown} */
    const result = Reflect.apply(value, {}, []);
    return result === undefined ? undefined : code(result);
  } catch {
    return untold;
  }
}

/**
 * Name of the mixin, or component, that an option comes from: the innermost
 * one that holds the very same value.
 *
 * @param {ComponentOptions} options
 * @param {'props' | 'methods'} kind
 * @param {string} name
 * @param {unknown} value
 * @returns {string | undefined} nothing when it is the component's own.
 */
function mixinOf({mixins = [], extends: base}, kind, name, value) {
  for (const part of base ? [...mixins, base] : mixins) {
    const options = part.options ?? part;
    if (options[kind]?.[name] === value) {
      const mixin = mixinOf(options, kind, name, value) ?? options.name;
      if (mixin) {
        return kebab(mixin);
      }
    }
  }
  return undefined;
}

/** @param {ComponentOptions} options */
function readProps(options) {
  const {props = {}} = options;
  return namesOf(props).map((name) => {
    const prop = props[name] ?? {};
    const types = typesOf(prop);
    const value = defaultOf(prop, types);
    return {
      name: kebab(name),
      mixin: mixinOf(options, 'props', name, props[name]),
      types,
      default: value === untold ? undefined : value,
      defaultUntold: value === untold ? true : undefined,
      required: prop.required === true ? true : undefined,
    };
  });
}

/** @param {ComponentOptions} options */
function readMethods(options) {
  const {methods = {}} = options;
  return namesOf(methods).map((name) => ({
    name,
    mixin: mixinOf(options, 'methods', name, methods[name]),
  }));
}

/**
 * Vue's convention, unless the component names its own prop and event.
 *
 * @param {ComponentOptions} options
 * @param {{name: string}[]} props
 * @param {string[]} events
 */
function modelOf(options, props, events) {
  const prop = kebab(options.model?.prop ?? 'value');
  const event = options.model?.event ?? 'input';
  const known = props.some(({name}) => name === prop);
  return known && (options.model || events.includes(event))
    ? {prop, event}
    : undefined;
}

/**
 * @param {string} name
 * @param {Registered} constructor
 */
function readComponent(name, constructor) {
  const outer = constructor.options ?? constructor;
  // 1.5 registers thin functional wrappers around the real component.
  const inner = outer.$_wrapperFor ?? constructor.$_wrapperFor;
  const options = inner ? (inner.options ?? inner) : outer;
  const props = [
    ...readProps(options),
    ...(inner ? readProps(outer) : []),
  ].filter(
    (prop, index, all) =>
      all.findIndex((other) => other.name === prop.name) === index,
  );
  const {events, slots} = scanOptions(options);
  const bound = options.model?.event;
  if (bound && !events.includes(bound)) {
    // Mixins emit it under a name that the code does not spell out.
    events.push(bound);
  }
  return {
    tag: kebab(name),
    model: modelOf(options, props, events),
    props,
    methods: readMethods(options),
    events,
    slots,
  };
}

/**
 * @param {string} file
 * @returns {unknown}
 */
function load(file) {
  const exports = /** @type {{default?: unknown}} */ (requireUnknown(file));
  return exports.default ?? exports;
}

const Vue = /** @type {Vue} */ (load(vueFile));
Vue.config.productionTip = false;
Vue.config.devtools = false;
Vue.config.silent = true;
const builtIn = {
  components: new Set(namesOf(Vue.options.components)),
  directives: new Set(namesOf(Vue.options.directives)),
};
Vue.use(load(packageFile));

threads.parentPort?.postMessage({
  vueVersion: Vue.version,
  components: namesOf(Vue.options.components)
    .filter((name) => !builtIn.components.has(name))
    .map((name) => readComponent(name, Vue.options.components[name] ?? {})),
  directives: namesOf(Vue.options.directives)
    .filter((name) => !builtIn.directives.has(name))
    .map((name) => `v-${kebab(name)}`),
});
