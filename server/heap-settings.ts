/**
 * Settings of V8 for a server that is up. On the command line, or while it starts, they would make a start longer: what
 * Node.js brings compiled, and what was compiled at an earlier start, is of use under the very same settings only
 * (docs/decisions/0052-starts.md).
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the first pages, which still read some of the program. */
const startMs = 5_000;
/**
 * What lasts is looked through once it has grown by half; by itself V8 lets it grow up to four times.
 *
 * What is made for one request is made where young objects are, whatever became of those made by the same line before: with
 * rows that are remembered V8 learned that rows last, and put those of every answer after them among what lasts
 * (docs/decisions/0043-made-anew-for-less.md).
 */
const servingFlags = ['--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const ownFlags = ['--heap-growing-percent=0', '--allocation-site-pretenuring'];

/** Sets the heap for a server that is up, once it has been for a while. Its timer does not keep a stopping process alive. */
export function setHeapForServing(afterMs = startMs): void {
  setTimeout(() => {
    servingFlags.forEach(setFlag);
    // What is compiled for the next start is written after this.
    process.once('exit', () => ownFlags.forEach(setFlag));
  }, afterMs).unref();
}

function setFlag(flag: string): void {
  setFlagsFromString(flag);
}

/** The collector of the engine, which it shows only to those who ask. */
export function openCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}
