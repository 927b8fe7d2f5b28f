/** Shows which check is running and its progress: a line when it starts, then one now and then while it advances. */
import { say } from './failure.mjs';

/** Rarely enough for a log that is read afterwards, and often enough for somebody who waits. */
const everyMs = 20_000;

/** @param {{ write?: (line: string) => void, intervalMs?: number, now?: () => number }} options */
export function createProgress({ write = say, intervalMs = everyMs, now = () => performance.now() } = {}) {
  return {
    /**
     * @param {string} name
     * @returns {(line: string) => void} what takes the counts, as the reporter of the test runners writes them (progress-reporter.mjs)
     */
    start(name) {
      write(`${name}: started`);
      let toldAt = now();
      return (line) => {
        const counts = readCounts(line);
        if (!counts || now() - toldAt < intervalMs) return;
        toldAt = now();
        const { done, total, unit, failed } = counts;
        write(
          `${name}: ${done} of ${total}${unit ? ` ${unit}` : ''}${failed > 0 ? `, ${failed} failed` : ''}`,
        );
      };
    },
  };
}

/**
 * @param {string} line
 * @returns {{ done: number, total: number, failed: number, unit?: string } | undefined}
 */
function readCounts(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
