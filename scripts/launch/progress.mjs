/** Says which check is at work and how far it is: a line when it starts, then one now and then while it gets on. */
import { say } from './failure.mjs';

/** Seldom enough for a log that is read afterwards, and often enough for somebody who waits. */
const everyMs = 20_000;

export function createProgress({ write = say, intervalMs = everyMs, now = () => performance.now() } = {}) {
  return {
    /** @returns what takes the counts, as the reporter of the test runners writes them (progress-reporter.mjs) */
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

function readCounts(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
