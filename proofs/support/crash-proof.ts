import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/connect.ts';
import { sealNow } from '#people/log/seal-log.ts';
import { verifyLog } from '#people/log/verify-log.ts';
import { PartlyRefused, type Writer } from '#tests/support/acknowledged-writes.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { createInstance, type Instance } from '#tests/support/instances.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { createRandom, type Random } from '#tests/support/random.ts';
import { openSite, type Site } from '#tests/support/signed-in-site.ts';
import { type Outage, outagesOf, outagesOfFolder } from './outages.ts';
import { backUp } from './rehearsed-backup.ts';
import { createSiteWriters } from './site-writers.ts';

const password = 'stone-and-water';

/** In which time after the writers began the process is killed. */
const longestRunMs = 1_500;

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);

type KillReport = {
  kills: number;
  outages: number;
  acknowledged: Record<string, number>;
  faults: string[];
};

/**
 * Kills a site of its own until so many writes were acknowledged, and looks whether the log is unbroken then.
 * @param writes how many at least
 * @param url of an empty PostgreSQL, which goes with object storage; without one SQLite and a folder
 * @throws Error where the site refuses a write, does not start again, or its backup cannot be restored
 */
export async function proveCrashes(
  writes: number,
  { url, seed }: { url?: string | undefined; seed: number },
): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-crash-'));
  const storage = url ? await startObjectStorage() : undefined;
  const databaseUrl = url ?? `sqlite:${join(folder, 'ashlar.sqlite')}`;
  const proxy = url ? await startDatabaseProxy(url) : undefined;
  const env = {
    ...{ DATABASE_URL: proxy?.url ?? databaseUrl, DEMO_CONTENT: 'false', ADMIN_PASSWORD: password },
    ...(storage && { STORAGE_URL: storage.url, ...storage.credentials }),
  };
  const instance = await createInstance(folder, env);
  await mkdir(join(folder, String(instance.port)), { recursive: true });
  // Files lie where the site has them, which is a folder named after its port.
  const halfWay = () => backUp(join(folder, String(instance.port)), env);
  try {
    const random = createRandom(seed);
    const outages =
      proxy && storage
        ? outagesOf({ proxy, storage })
        : await outagesOfFolder(join(folder, String(instance.port)), join(folder, 'ashlar.sqlite'));
    const report = await killWhileWriting(writes, { instance, password, random, halfWay, outages }).catch(
      (cause: unknown) => {
        throw new Error(`The proof broke off; the site said last: ${instance.said()}`, { cause });
      },
    );
    const db = await openDatabase(databaseUrl);
    // As the next start does.
    await sealNow(db);
    const log = await verifyLog(db).finally(() => db.destroy());
    return { ...report, faults: [...report.faults, ...log.faults] };
  } finally {
    await instance.end('SIGKILL');
    await proxy?.stop();
    await storage?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Options = {
  instance: Instance;
  password: string;
  random: Random;
  /** Beside kills: what the site stands on goes away and comes back while it runs on. */
  outages: readonly Outage[];
  /** Done once, about half-way, while the writers write; what it returns after the kill that follows. */
  halfWay: () => Promise<() => Promise<void>>;
};

/**
 * Lets a writer of every kind write to a site, kills its process at a random moment and starts it again, until so many
 * writes were acknowledged; each time everything must be as it was acknowledged.
 * @param wanted how many writes are to be acknowledged at least
 * @throws Error where the site refuses a write or does not start again, or its backup cannot be restored
 */
async function killWhileWriting(wanted: number, options: Options): Promise<KillReport> {
  const { instance, random } = options;
  await instance.start();
  const site = await openSite(`http://127.0.0.1:${instance.port}`, options.password);
  const writers = await createSiteWriters(site);
  const acknowledged = Object.fromEntries(writers.map(({ kind }) => [kind, 0]));
  const faults: string[] = [];
  const done = { kills: 0, outages: 0 };
  let afterHalf: (() => Promise<void>) | undefined;
  const count = (kind: string) => {
    acknowledged[kind] = (acknowledged[kind] ?? 0) + 1;
  };
  while (!afterHalf || sum(acknowledged) < wanted || Object.values(acknowledged).includes(0)) {
    // After each kill one of them, in turn.
    const outage = done.kills > done.outages && options.outages[done.outages % options.outages.length];
    const pause = () => new Promise((next) => setTimeout(next, random.next() * longestRunMs));
    await writeUntilBroken(writers, {
      count,
      break: async () => {
        if (outage) {
          await pause();
          return outage(random.next() * longestRunMs);
        }

        if (!afterHalf && sum(acknowledged) * 2 >= wanted) afterHalf = await options.halfWay();
        else await pause();
        await instance.end('SIGKILL');
      },
    });
    done[outage ? 'outages' : 'kills'] += 1;
    if (outage) await untilWell(site);
    else await instance.start();
    for (const { verify } of writers) faults.push(...(await verify()));
  }
  await afterHalf?.();
  return { ...done, acknowledged, faults };
}

/** What was lost on the way is connected anew by itself. */
async function untilWell({ visit }: Site): Promise<void> {
  for (;;) {
    const { status } = await visit('/api/health');
    if (status === 200) return;
    await new Promise((again) => setTimeout(again, 100));
  }
}

async function writeUntilBroken(
  writers: readonly Writer[],
  { count, ...work }: { count: (kind: string) => void; break: () => Promise<void> },
): Promise<void> {
  let isBroken = false;
  const breaking = work.break().then(() => {
    isBroken = true;
  });
  const ended = await Promise.allSettled(
    writers.map(async ({ kind, write }) => {
      while (!isBroken) {
        await write();
        count(kind);
      }
    }),
  );
  await breaking;
  for (const end of ended) if (end.status === 'rejected' && !isBrokenOff(end.reason)) throw end.reason;
}

/** What a request meets whose server is killed: an answer that does not come, or not whole; in an outage, a refusal. */
function isBrokenOff(error: unknown): boolean {
  if (error instanceof PartlyRefused) return true;
  if (error instanceof TypeError) return ['fetch failed', 'terminated'].includes(error.message);
  return error instanceof Error && /: 50[37] \{"message":/.test(error.message);
}
