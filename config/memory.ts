/**
 * Has the bundler give memory back to the system at once, for a build that
 * needs some 300 MB less. Its allocator, mimalloc, reads this when the bundler
 * is loaded, which is after the configuration; a value that is set stays.
 */
export function returnMemory(environment: NodeJS.ProcessEnv): void {
  environment.MIMALLOC_PURGE_DELAY ??= '0';
}
