import { PartlyRefused, type Writer } from './acknowledged-writes.ts';
import type { Instance } from './instances.ts';
import type { Outage } from './outages.ts';
import type { Random } from './random.ts';
import { openSite, type Site } from './signed-in-site.ts';
import { createSiteWriters } from './site-writers.ts';

/** In which time after the writers began the process is killed. */
const longestRunMs = 1_500;

type Options = {
  instance: Instance;
  password: string;
  random: Random;
  /** Beside kills: what the site stands on goes away and comes back while it runs on. */
  outages: readonly Outage[];
  /** Done once, about half-way, while the writers write; what it returns after the kill that follows. */
  halfWay: () => Promise<() => Promise<void>>;
};
export type KillReport = {
  kills: number;
  outages: number;
  acknowledged: Record<string, number>;
  faults: string[];
};

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

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
