import { readdir, readFile } from 'node:fs/promises';

/** What a process holds at one moment, as Linux and its own metrics tell it. */
export type ProcessFigures = {
  memoryBytes: number;
  /** Files, sockets and pipes. */
  handles: number;
  /** How late it came in 99 of 100 to what was due, since this was last asked. */
  lagSeconds: number;
};

const kibibyte = 1024;

/** @param url of the instance, which runs with this `METRICS_TOKEN` */
export async function readFigures(pid: number, url: string, token: string): Promise<ProcessFigures> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const headers = { authorization: `Bearer ${token}` };
  const metrics = await (await fetch(`${url}/api/metrics`, { headers })).text();
  return {
    memoryBytes: numberIn(status, /^VmRSS:\s+(\d+) kB/m) * kibibyte,
    handles: (await readdir(`/proc/${pid}/fd`)).length,
    lagSeconds: numberIn(metrics, /^ashlar_event_loop_delay_seconds\{quantile="0\.99"\} ([\d.e-]+)/m),
  };
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing matches ${pattern}`);
  return Number(found);
}

/** @returns how much the last fifth's middle is above that of the second fifth, by when caches are filled */
export function growthOf(values: readonly number[]): number {
  const fifth = Math.floor(values.length / 5);
  return medianOf(values.slice(-fifth)) - medianOf(values.slice(fifth, 2 * fifth));
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
