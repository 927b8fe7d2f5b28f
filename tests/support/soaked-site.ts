import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from './balancer.ts';
import { createInstance, type Instance } from './instances.ts';
import { type LoadReport, loadSite } from './mixed-load.ts';
import { startObjectStorage } from './object-storage.ts';
import { growthOf, type ProcessFigures, readFigures } from './process-figures.ts';
import { openSite } from './signed-in-site.ts';

const password = 'stone-and-water';
const metricsToken = 'told-to-whom-it-may-concern';
const readEveryMs = 2_000;
/** What is no growth: garbage that is not collected yet, connections that come and go, a busy machine. */
const mostMemoryBytes = 48 * 1024 * 1024;
const mostHandles = 16;
const mostLagSeconds = 0.05;

type Run = { url: string; staying: Instance; others: readonly Instance[]; ms: number };
type SoakReport = LoadReport & { restarts: number; growth: ProcessFigures };

/**
 * Loads three instances for a time, restarting the second and third in turn.
 * @param databaseUrl of an empty PostgreSQL
 * @throws Error where an instance does not start again
 */
export async function soak(databaseUrl: string, ms: number): Promise<SoakReport> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-soak-'));
  const storage = await startObjectStorage();
  const create = () =>
    createInstance(folder, {
      ...{ DATABASE_URL: databaseUrl, STORAGE_URL: storage.url, ...storage.credentials },
      ...{ DEMO_CONTENT: 'false', ADMIN_PASSWORD: password, DRAIN_SECONDS: '1', METRICS_TOKEN: metricsToken },
    });
  const [staying, ...others] = [await create(), await create(), await create()] as const;
  const all = [staying, ...others];
  try {
    await Promise.all(all.map(({ start }) => start()));
    const ports = all.map(({ port }) => port);
    const balancer = await startBalancer(folder, ports);
    return await run({ url: balancer.url, staying, others, ms }).finally(balancer.stop);
  } finally {
    await Promise.all(all.map(({ end }) => end('SIGKILL')));
    await storage.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where one part of it fails, the others end as well. */
async function run({ url, staying, others, ms }: Run): Promise<SoakReport> {
  const site = await openSite(url, password);
  const failing = new AbortController();
  const until = AbortSignal.any([AbortSignal.timeout(ms), failing.signal]);
  const work = [loadSite(site, until), restartInTurn(others, until), watch(staying, until)] as const;
  const [load, restarts, growth] = await Promise.all(work).catch(async (error) => {
    failing.abort();
    await Promise.allSettled(work);
    throw error;
  });
  return { ...load, restarts, growth, faults: [...load.faults, ...findGrowth(growth)] };
}

/** @returns how often */
async function restartInTurn(instances: readonly Instance[], until: AbortSignal): Promise<number> {
  let restarts = 0;
  while (!until.aborted) {
    const instance = instances[restarts % instances.length];
    await instance?.end('SIGTERM');
    await instance?.start();
    restarts += 1;
  }
  return restarts;
}

async function watch({ pid, port }: Instance, until: AbortSignal): Promise<ProcessFigures> {
  const read: ProcessFigures[] = [];
  while (!until.aborted) {
    await new Promise((next) => setTimeout(next, readEveryMs));
    read.push(await readFigures(pid() ?? 0, `http://127.0.0.1:${port}`, metricsToken));
  }
  return {
    memoryBytes: growthOf(read.map(({ memoryBytes }) => memoryBytes)),
    handles: growthOf(read.map(({ handles }) => handles)),
    lagSeconds: growthOf(read.map(({ lagSeconds }) => lagSeconds)),
  };
}

function findGrowth({ memoryBytes, handles, lagSeconds }: ProcessFigures): string[] {
  return [
    ...(memoryBytes > mostMemoryBytes ? [`memory grew by ${memoryBytes} bytes`] : []),
    ...(handles > mostHandles ? [`handles grew by ${handles}`] : []),
    ...(lagSeconds > mostLagSeconds ? [`what was due came ${lagSeconds} s later in the end`] : []),
  ];
}
