import { readdir } from 'node:fs/promises';
import { askInspector } from './inspector.ts';

/** What a process holds at one moment, as Linux, Node.js and its own metrics tell it. */
export type ProcessFigures = {
  /** Objects of scripts, once garbage was collected. */
  heapBytes: number;
  /** All that it holds of memory, then. */
  residentBytes: number;
  /** Files, sockets and pipes. */
  descriptors: number;
  /** Timers, sockets and requests of Node.js. */
  handles: number;
  /** Statements under way, and who waits to begin one. */
  databaseWork: number;
  /** How late it came in 99 of 100 to what was due, since this was last asked. */
  lagSeconds: number;
};

/** Collects twice: what the first pass finishes is only garbage for the second. */
const collectAndTell = `
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  JSON.stringify({ ...process.memoryUsage(), handles: process.getActiveResourcesInfo().length })`;

type Told = { rss: number; heapUsed: number; handles: number };

/** @param url of the instance, which runs with this `METRICS_TOKEN` @param inspectPort where it lets itself be inspected */
export async function readFigures(
  { pid, port, inspectPort }: { pid: number; port: number; inspectPort: number },
  token: string,
): Promise<ProcessFigures> {
  const headers = { authorization: `Bearer ${token}` };
  const metrics = await (await fetch(`http://127.0.0.1:${port}/api/metrics`, { headers })).text();
  const told = JSON.parse(await askInspector({ pid, port: inspectPort }, collectAndTell)) as Told;
  return {
    heapBytes: told.heapUsed,
    residentBytes: told.rss,
    descriptors: (await readdir(`/proc/${pid}/fd`)).length,
    handles: told.handles,
    databaseWork:
      numberIn(metrics, /^ashlar_database_in_use ([\d.e-]+)/m) +
      numberIn(metrics, /^ashlar_database_waiting ([\d.e-]+)/m),
    lagSeconds: numberIn(metrics, /^ashlar_event_loop_delay_seconds\{quantile="0\.99"\} ([\d.e-]+)/m),
  };
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing matches ${pattern}`);
  return Number(found);
}
