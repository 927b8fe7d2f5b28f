import type { RestMonitor } from './idle-monitor.ts';

/** Less than this is not worth a pause: it is what a few visitors leave. */
const worthBytes = 8 * 1_024 * 1_024;

/**
 * Gives memory back to the system each time nobody asks for anything: by itself Node.js keeps the pages of a start, or of a
 * busy hour, for as long as nothing new is made. Needs `--expose-gc`; without it, nothing happens.
 * @param readBytes how much the process holds of memory
 * @returns when there is nothing to do it with; otherwise never
 */
export async function giveBackWhenIdle(
  monitor: RestMonitor,
  readBytes: () => number = process.memoryUsage.rss,
): Promise<void> {
  let leastBytes = 0;
  while (globalThis.gc) {
    await monitor.untilIdle();
    if (readBytes() > leastBytes + worthBytes) {
      // The only collection that empties what is kept for new objects as well.
      globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      leastBytes = readBytes();
    }
    await monitor.untilAsked();
  }
}
