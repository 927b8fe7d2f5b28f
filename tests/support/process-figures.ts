import { once } from 'node:events';
import { readdir } from 'node:fs/promises';

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

type Answer = { id?: number; result?: { result: { value: string } } };

/**
 * Has a process of Node.js evaluate an expression. It opens its inspector when told by a signal, on the port that
 * `--inspect-port` names; what it holds itself stays as it is but for that.
 * @returns the text that the expression gives
 */
async function askInspector(
  { pid, port }: { pid: number; port: number },
  expression: string,
): Promise<string> {
  const socket = new WebSocket(await openInspector(pid, port));
  await once(socket, 'open');
  const ask = { id: 1, method: 'Runtime.evaluate', params: { expression } };
  socket.send(JSON.stringify(ask));
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
  const closed = once(socket, 'close');
  socket.close();
  await closed;
  const { result } = JSON.parse(data) as Answer;
  if (typeof result?.result.value !== 'string') throw new Error(`The inspector says ${data}`);
  return result.result.value;
}

async function openInspector(pid: number, port: number): Promise<string> {
  process.kill(pid, 'SIGUSR1');
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [target] = ((await response?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (target) return target.webSocketDebuggerUrl;
    await new Promise((again) => setTimeout(again, 20));
  }
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing matches ${pattern}`);
  return Number(found);
}
