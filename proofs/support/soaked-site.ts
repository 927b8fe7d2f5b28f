import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startBalancer } from '#tests/support/balancer.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { createInstance, type Instance } from '#tests/support/instances.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { type ProcessFigures, readFigures } from '#tests/support/process-figures.ts';
import { openSite } from '#tests/support/signed-in-site.ts';
import { findGrowth, type Growth, growthOf } from './growth.ts';
import { type LoadReport, loadSite } from './mixed-load.ts';

const password = 'stone-and-water';
const underWayMs = 200;
const metricsToken = 'told-to-whom-it-may-concern';

type Options = {
  /** Of an empty PostgreSQL; without one it is SQLite and a folder. */
  databaseUrl?: string | undefined;
  rounds: number;
  roundMs: number;
  /** How many rounds an instance lives that is restarted between them. */
  lifeRounds: number;
  onRound?: (round: number, held: readonly ProcessFigures[], connections: number) => void;
};
export type SoakReport = LoadReport & { restarts: number; growth: Growth };

/** An instance whose figures are read after each round. */
type Measured = { instance: Instance; inspectPort: number; lives: ProcessFigures[][] };
type Stage = {
  url: string;
  /** Lives as long as the proof, where there are others. */
  staying: Measured | undefined;
  /** Is restarted after some rounds. */
  renewed: Measured;
  /** Is restarted again and again while the others answer. */
  restless: Instance | undefined;
  countConnections: () => Promise<number>;
};

/**
 * Loads instances in rounds and restarts them meanwhile: on PostgreSQL and object storage three behind nginx, of which one
 * stays; on SQLite a single one, before whose door those who ask wait while it is restarted. After each round nobody asks
 * for anything, and each tells what it holds then.
 * @throws Error where an instance does not start again
 */
export async function soak(options: Options): Promise<SoakReport> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-soak-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const { databaseUrl } = options;
    const stage = databaseUrl
      ? await setThree(databaseUrl, { folder, ends })
      : await setOne({ folder, ends });
    return await run(stage, options);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

type Place = { folder: string; ends: (() => unknown)[] };

async function setThree(databaseUrl: string, { folder, ends }: Place): Promise<Stage> {
  const storage = await startObjectStorage();
  ends.push(storage.stop);
  const env = { DATABASE_URL: databaseUrl, STORAGE_URL: storage.url, ...storage.credentials };
  const create = () => startInstance({ folder, ends }, env);
  const [staying, renewed, restless] = await Promise.all([create(), create(), create()]);
  const balancer = await startBalancer(
    folder,
    [staying, renewed, restless].map(({ instance }) => instance.port),
  );
  ends.push(balancer.stop);
  const connections = await watchConnections(databaseUrl);
  ends.push(connections.stop);
  return {
    ...{ url: balancer.url, staying, renewed, restless: restless.instance },
    countConnections: connections.count,
  };
}

/** Counts who else is connected to a database. */
async function watchConnections(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    async count(): Promise<number> {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      return rows[0]?.count ?? 0;
    },
    stop: () => client.end(),
  };
}

async function setOne({ folder, ends }: Place): Promise<Stage> {
  const env = { DATABASE_URL: `sqlite:${join(folder, 'ashlar.sqlite')}` };
  const renewed = await startInstance({ folder, ends }, env);
  const url = `http://127.0.0.1:${renewed.instance.port}`;
  return { url, renewed, staying: undefined, restless: undefined, countConnections: async () => 0 };
}

async function startInstance({ folder, ends }: Place, env: Record<string, string>): Promise<Measured> {
  const inspectPort = await findFreePort();
  const instance = await createInstance(folder, {
    ...{ DEMO_CONTENT: 'false', ADMIN_PASSWORD: password, DRAIN_SECONDS: '1', METRICS_TOKEN: metricsToken },
    ...{ NODE_OPTIONS: `--expose-gc --inspect-port=127.0.0.1:${inspectPort}`, ...env },
  });
  ends.push(() => instance.end('SIGKILL'));
  await instance.start();
  return { instance, inspectPort, lives: [[]] };
}

/** Where one part of it fails, the others end as well. */
async function run(stage: Stage, options: Options): Promise<SoakReport> {
  const gate = createGate();
  const site = await openSite(stage.url, password, gate.pass);
  const over = new AbortController();
  const restarter = createRestarter();
  const end = () => {
    over.abort();
    gate.open();
  };
  const begun = Promise.withResolvers<void>();
  over.signal.addEventListener('abort', () => begun.resolve());
  const work = [
    loadSite(site, { until: over.signal, onBegun: begun.resolve }),
    begun.promise.then(() => restartAgainAndAgain(stage.restless, { until: over.signal, restarter })),
    begun.promise
      .then(() => measureRounds(stage, { ...options, gate, restarter, until: over.signal }))
      .finally(end),
  ] as const;
  const [load, , connections] = await Promise.all(work).catch(async (error) => {
    end();
    await Promise.allSettled(work);
    throw error;
  });
  const lives = [stage.staying, stage.renewed].flatMap((measured) => (measured ? [measured.lives] : []));
  const growth = growthOf(lives, connections);
  return { ...load, restarts: restarter.count(), growth, faults: [...load.faults, ...findGrowth(growth)] };
}

/** Lets work through, or holds back what has not begun. */
function createGate() {
  let entrance = Promise.withResolvers<void>();
  let emptied = Promise.withResolvers<void>();
  let inside = 0;
  entrance.resolve();
  return {
    close: () => {
      entrance = Promise.withResolvers<void>();
    },
    open: () => entrance.resolve(),
    /** Once nothing is under way any more; with the gate closed it stays so. */
    async untilEmpty(): Promise<void> {
      emptied = Promise.withResolvers<void>();
      if (inside > 0) await emptied.promise;
    },
    async pass<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
      await entrance.promise;
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
        if (inside === 0) emptied.resolve();
      }
    },
  };
}

type Restarter = ReturnType<typeof createRestarter>;

/** One instance at a time, whoever asks for it. */
function createRestarter() {
  let last = Promise.resolve();
  let count = 0;
  return {
    count: () => count,
    restart(instance: Instance): Promise<void> {
      last = last.then(async () => {
        await instance.end('SIGTERM');
        await instance.start();
        count += 1;
      });
      return last;
    },
  };
}

async function restartAgainAndAgain(
  instance: Instance | undefined,
  { until, restarter }: { until: AbortSignal; restarter: Restarter },
): Promise<void> {
  while (instance && !until.aborted) await restarter.restart(instance);
}

type Gate = ReturnType<typeof createGate>;

type Measuring = Options & { gate: Gate; restarter: Restarter; until: AbortSignal };

/** @returns the connections to the database after each round */
async function measureRounds(stage: Stage, options: Measuring): Promise<number[]> {
  const { rounds, roundMs, lifeRounds, gate, until, onRound } = options;
  const { staying, renewed } = stage;
  const connections: number[] = [];
  for (let round = 1; round <= rounds && !until.aborted; round += 1) {
    await wait(roundMs);
    gate.close();
    await gate.untilEmpty();
    for (const measured of [staying, renewed]) if (measured) await measure(measured);
    connections.push(await stage.countConnections());
    onRound?.(
      round,
      [staying, renewed].flatMap((one) => one?.lives.at(-1)?.at(-1) ?? []),
      connections.at(-1) ?? 0,
    );
    gate.open();
    if (round % lifeRounds !== 0 || round === rounds) continue;
    await renew(renewed, { ...options, isAlone: !staying });
  }
  return connections;
}

async function measure({ instance, inspectPort, lives }: Measured): Promise<void> {
  const pid = instance.pid() ?? 0;
  lives.at(-1)?.push(await readFigures({ pid, port: instance.port, inspectPort }, metricsToken));
}

/** What it has begun it ends; where it is alone, nobody begins anything until it is there again. */
async function renew(
  { instance, lives }: Measured,
  { gate, restarter, isAlone }: Measuring & { isAlone: boolean },
): Promise<void> {
  // So that some are under way.
  await wait(underWayMs);
  if (isAlone) gate.close();
  await restarter.restart(instance);
  gate.open();
  lives.push([]);
}
