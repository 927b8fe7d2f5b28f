import type { Writer } from './acknowledged-writes.ts';
import type { Instance } from './instances.ts';
import type { Random } from './random.ts';
import { openSite } from './signed-in-site.ts';
import { createSiteWriters } from './site-writers.ts';

/** In which time after the writers began the process is killed. */
const longestRunMs = 1_500;

type Options = {
  instance: Instance;
  password: string;
  random: Random;
  /** Done once, about half-way, while the writers write; what it returns after the kill that follows. */
  halfWay: () => Promise<() => Promise<void>>;
};
export type KillReport = { kills: number; acknowledged: Record<string, number>; faults: string[] };

/**
 * Lets a writer of every kind write to a site, kills its process at a random moment and starts it again, until so many
 * writes were acknowledged; each time everything must be as it was acknowledged.
 * @param wanted how many writes are to be acknowledged at least
 * @throws Error where the site refuses a write or does not start again, or its backup cannot be restored
 */
export async function killWhileWriting(wanted: number, options: Options): Promise<KillReport> {
  const { instance, random } = options;
  await instance.start();
  const site = await openSite(`http://127.0.0.1:${instance.port}`, options.password);
  const writers = await createSiteWriters(site);
  const acknowledged = Object.fromEntries(writers.map(({ kind }) => [kind, 0]));
  const faults: string[] = [];
  let kills = 0;
  let afterHalf: (() => Promise<void>) | undefined;
  while (!afterHalf || sum(acknowledged) < wanted || Object.values(acknowledged).includes(0)) {
    await writeUntilKilled(writers, {
      count: (kind) => {
        acknowledged[kind] = (acknowledged[kind] ?? 0) + 1;
      },
      kill: async () => {
        if (!afterHalf && sum(acknowledged) * 2 >= wanted) afterHalf = await options.halfWay();
        else await new Promise((next) => setTimeout(next, random.next() * longestRunMs));
        await instance.end('SIGKILL');
      },
    });
    kills += 1;
    await instance.start();
    for (const { verify } of writers) faults.push(...(await verify()));
  }
  await afterHalf?.();
  return { kills, acknowledged, faults };
}

async function writeUntilKilled(
  writers: readonly Writer[],
  { count, kill }: { count: (kind: string) => void; kill: () => Promise<void> },
): Promise<void> {
  let isKilled = false;
  const killing = kill().then(() => {
    isKilled = true;
  });
  const ended = await Promise.allSettled(
    writers.map(async ({ kind, write }) => {
      while (!isKilled) {
        await write();
        count(kind);
      }
    }),
  );
  await killing;
  for (const end of ended) if (end.status === 'rejected' && !isBrokenOff(end.reason)) throw end.reason;
}

/** What a request meets whose server is killed: an answer that does not come, or not whole. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
