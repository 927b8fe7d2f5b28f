/** vitest.config.ts starts the tests with `--expose-gc`. */
export function collectGarbage(): void {
  if (!globalThis.gc) throw new Error('the tests run without --expose-gc');
  globalThis.gc();
}
