/**
 * Finds the events and slots in the code of a component when no manifest names
 * them. The options that Vue merged hold every method of the mixins too.
 *
 * @typedef {{events: Set<string>, slots: Set<string>}} Findings
 * @typedef {(...values: unknown[]) => unknown} Code
 */
const {parse} = require('acorn');
const walk = require('acorn-walk');

/**
 * Parsed once: mixins share their functions among components.
 *
 * @type {WeakMap<Code, Findings>}
 */
const findings = new WeakMap();

/**
 * Lifecycle events of Vue itself, which are no API.
 *
 * @param {string} name
 */
const isInternalEvent = (name) => name.startsWith('hook:');

/** What emits: trees hand the name of an event to a method of theirs. */
const emitters = ['$emit', 'emitNodeCache'];

/** @param {string} source */
function parseFunction(source) {
  for (const candidate of [`(${source})`, `({${source}})`]) {
    try {
      return parse(candidate, {ecmaVersion: 'latest'});
    } catch {
      // A shorthand method parses inside of an object only.
    }
  }
  return undefined;
}

/** @param {import('acorn').AnyNode | undefined} node */
const literal = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : undefined;

/** @param {import('acorn').MemberExpression} node */
function propertyName({computed, property}) {
  return !computed && property.type === 'Identifier'
    ? property.name
    : literal(property);
}

/**
 * @param {Code} fn
 * @returns {Findings}
 */
function scanFunction(fn) {
  const known = findings.get(fn);
  if (known) {
    return known;
  }
  /** @type {Findings} */
  const found = {events: new Set(), slots: new Set()};
  /** @param {string | undefined} name */
  const addSlot = (name) => name !== undefined && found.slots.add(name);
  findings.set(fn, found);
  const program = parseFunction(Function.prototype.toString.call(fn));
  if (!program) {
    return found;
  }
  walk.simple(program, {
    CallExpression({callee, arguments: values}) {
      if (callee.type === 'MemberExpression') {
        const event = literal(values[0]);
        if (emitters.includes(propertyName(callee) ?? '') && event) {
          found.events.add(event);
        }
      } else if (callee.type === 'Identifier' && callee.name === 'getSlot') {
        addSlot(values.length > 1 ? literal(values[1]) : 'default');
      }
    },
    MemberExpression(node) {
      if (
        node.object.type === 'MemberExpression' &&
        /^\$(?:slots|scopedSlots)$/.test(propertyName(node.object) ?? '')
      ) {
        addSlot(propertyName(node));
      }
    },
  });
  return found;
}

/**
 * @param {unknown} value
 * @param {number} depth - how far to look into objects
 * @returns {Generator<Code>}
 */
function* functionsIn(value, depth) {
  if (typeof value === 'function') {
    yield /** @type {Code} */ (value);
  } else if (typeof value === 'object' && value !== null && depth > 0) {
    for (const key in value) {
      yield* functionsIn(
        /** @type {Record<string, unknown>} */ (value)[key],
        depth - 1,
      );
    }
  }
}

/** Options that hold the code of a component. */
const codeOptions = [
  'methods',
  'computed',
  'watch',
  'render',
  'data',
  'provide',
  'beforeCreate',
  'created',
  'beforeMount',
  'mounted',
  'beforeUpdate',
  'updated',
  'activated',
  'deactivated',
  'beforeDestroy',
  'destroyed',
];

/**
 * @param {Record<string, unknown>} options - merged component options
 * @returns {{events: string[], slots: string[]}} names in alphabetical order
 */
function scanOptions(options) {
  /** @type {Findings} */
  const {events, slots} = {events: new Set(), slots: new Set()};
  for (const key of codeOptions) {
    for (const fn of functionsIn(options[key], 3)) {
      const found = scanFunction(fn);
      found.events.forEach((name) => events.add(name));
      found.slots.forEach((name) => slots.add(name));
    }
  }
  if (options.functional) {
    // A functional component renders its children without naming a slot.
    slots.add('default');
  }
  return {
    events: [...events].filter((name) => !isInternalEvent(name)).sort(),
    slots: [...slots].sort(),
  };
}

module.exports = {scanOptions};
