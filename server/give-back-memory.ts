import { setTimeout } from 'node:timers/promises';
import { openCollector } from './heap-settings.ts';
import type { RestMonitor } from './idle-monitor.ts';
import { openNativeMemory } from './native-memory.ts';

const mebibyte = 1_024 * 1_024;
/** Less than this is not worth a pause: it is what a few visitors leave. */
const worthBytes = 8 * mebibyte;
/** A pause that nobody notices is worth less. */
const worthBytesIdle = 4 * mebibyte;
const busyEveryMs = 5_000;
const idleEveryMs = 5_000;

/**
 * Gives memory back to the system each time nobody asks for anything, and again where work in the background, such as making
 * pictures ahead, takes more before somebody asks. By itself Node.js keeps the pages of a start, or of a busy hour, for as long
 * as nothing new is made. Its timer does not keep a stopping process alive.
 * @param readBytes how much the process holds of memory
 * @param everyMs between two looks while the site is idle
 */
export async function giveBackWhenIdle(
  monitor: RestMonitor,
  { readBytes = process.memoryUsage.rss, open = openCollector, everyMs = idleEveryMs } = {},
): Promise<never> {
  const { trim } = await openNativeMemory();
  let collect: NodeJS.GCFunction | undefined;
  let leastBytes = 0;
  for (;;) {
    await monitor.untilIdle();
    if (readBytes() > leastBytes + worthBytesIdle) {
      // The only collection that empties what is kept for new objects as well.
      collect ??= open();
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      trim();
      leastBytes = readBytes();
    }
    await Promise.race([monitor.untilAsked(), setTimeout(everyMs, undefined, { ref: false })]);
  }
}

/**
 * Has the C library give back what was freed while the site is busy: what compilers and compression leave amid memory that is in
 * use. It takes a millisecond. Its timer does not keep a stopping process alive.
 */
export async function giveBackWhileBusy(readBytes: () => number = process.memoryUsage.rss): Promise<void> {
  const { trim } = await openNativeMemory();
  let leftBytes = 0;
  const look = () => {
    if (readBytes() < leftBytes + worthBytes) return;
    trim();
    leftBytes = readBytes();
  };
  setInterval(look, busyEveryMs).unref();
}
