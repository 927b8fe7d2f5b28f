/**
 * Settings of V8 for a server that is up. On the command line, or while it starts, they would make a start longer: what
 * Node.js brings compiled, and what was compiled at an earlier start, is of use under the very same settings only
 * (docs/decisions/0052-starts.md).
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the first pages, which still read some of the program. */
const startMs = 5_000;
/** In hundredths of what was left the last time. By itself V8 lets it grow up to four times. */
const growth = { bounded: 50, byItself: 0 };

/**
 * Has what lasts on the heap looked through once it has grown by half. Its timer does not keep a stopping process alive.
 */
export function boundHeapGrowth(afterMs = startMs): void {
  setTimeout(() => {
    setGrowth(growth.bounded);
    // What is compiled for the next start is written after this.
    process.once('exit', () => setGrowth(growth.byItself));
  }, afterMs).unref();
}

function setGrowth(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/** The collector of the engine, which it shows only to those who ask. */
export function openCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}
