/**
 * Runs Vue's compiler with its checks on. It leaves them out where NODE_ENV
 * is `production`, which a build of the site sets; a mistake would then pass
 * or fail without its line. The compiler is synchronous, so nothing else sees
 * the change.
 */
export function checked<T>(run: () => T): T {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  try {
    return run();
  } finally {
    if (before === undefined) {
      delete process.env.NODE_ENV;
    } else {
      process.env.NODE_ENV = before;
    }
  }
}
