import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { isReachable, type ListeningConnection, openListeningConnection } from './listening-connection.ts';
import type { Change } from './recorded-reads.ts';
import type { Hearing, HearingCheck, RowChanges } from './row-changes.ts';

const channel = 'ashlar_changes';
/** PostgreSQL refuses notices of 8,000 bytes; one that would be longer names tables alone. */
const maxNoticeBytes = 7_500;
/** How long an answer of the channel holds: what is kept in memory is never older than that. */
const defaultFreshMs = 100;
const reconnectMs = 500;
/** Where nobody asks for anything, so that a channel that died is there again when somebody comes. */
const idleBeatMs = 2_000;

type Options = {
  url: string;
  /** Where it listens, if that is reached in another way than the database. */
  channelUrl?: string;
  /** How old what is kept in memory may be, in milliseconds. */
  freshMs?: number;
  /** What other processes keep something of. */
  tables: ReadonlySet<string>;
  /** Whether this process hears what others write: told at first, and whenever that changes. */
  onHearing: (isHearing: boolean) => void;
};

/**
 * Tells the other processes on a PostgreSQL database what this one writes, and hears what they write. A notice goes
 * with the transaction: it arrives once that is committed, or never.
 */
export function shareChanges(changes: RowChanges, { tables, onHearing, ...options }: Options) {
  const self = randomUUID();
  const setHearing = (isHearing: boolean) => {
    changes.setHearing(isHearing);
    onHearing(isHearing);
  };
  changes.tellOthers((written) => {
    const told = written.filter(({ table }) => tables.has(table));
    return told.length === 0 ? undefined : noticeOf(self, told);
  });
  const followed = followChannel({
    ...{ channelUrl: options.url, freshMs: defaultFreshMs, ...options, onHearing: setHearing },
    onNotice(payload) {
      const { from, changes: told } = JSON.parse(payload ?? '{}') as { from?: string; changes?: Change[] };
      if (from !== self && told) changes.announce(told);
    },
  });
  changes.checkBy(followed);
  return { stop: followed.stop };
}

type Channel = HearingCheck & { stop: () => Promise<void> };

/** Listens, notices when nothing can be heard any more, and listens again. */
function followChannel(options: {
  url: string;
  channelUrl: string;
  freshMs: number;
  onNotice: (payload: string | undefined) => void;
  onHearing: (isHearing: boolean) => void;
}): Channel {
  let heard: ReturnType<typeof askShared> | undefined;
  let current: ListeningConnection | undefined;
  let verdict: Promise<Hearing> = Promise.resolve('deaf');
  let judgements = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const wakeIn = (ms: number, work: () => Promise<void>) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void work(), ms).unref();
  };

  async function connect(): Promise<void> {
    const { channelUrl: url, onNotice } = options;
    try {
      const next = await openListeningConnection({ ...{ url, channel, onNotice }, onLost: lose });
      if (isStopped) return await next.end();
      current = next;
      heard = askShared(next);
      options.onHearing(true);
      await beat();
    } catch {
      // What was found out last holds until more is known: nobody waits for it each time.
      void judge();
      wakeIn(reconnectMs, connect);
    }
  }

  async function beat(): Promise<void> {
    await heard?.ask(performance.now()).catch(() => {});
    if (current) wakeIn(idleBeatMs, beat);
  }

  function lose(): void {
    if (isStopped) return;
    [current, heard] = [undefined, undefined];
    // Those who ask wait until it is known whether the database is away as well.
    verdict = judge();
    options.onHearing(false);
    wakeIn(0, connect);
  }

  async function judge(): Promise<Hearing> {
    judgements += 1;
    const number = judgements;
    const judged = (await isReachable(options.url)) ? 'deaf' : 'cut-off';
    if (number === judgements) verdict = Promise.resolve(judged);
    return judged;
  }

  options.onHearing(false);
  const connecting = connect();
  return {
    isFresh: () => heard !== undefined && performance.now() - heard.askedAt() <= options.freshMs,
    async confirm() {
      const isHeard = await heard?.ask(performance.now() - options.freshMs).catch(() => false);
      return isHeard ? 'sure' : verdict;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await connecting;
      heard = undefined;
      await current?.end();
    },
  };
}

/** However many ask at once, the connection is asked once. */
function askShared(connection: ListeningConnection) {
  let answeredFor = Number.NEGATIVE_INFINITY;
  let underWay: { askedAt: number; answer: Promise<void> } | undefined;

  async function askNow(): Promise<void> {
    const askedAt = performance.now();
    const answer = connection.ask().finally(() => {
      underWay = undefined;
    });
    underWay = { askedAt, answer };
    await answer;
    answeredFor = Math.max(answeredFor, askedAt);
  }

  return {
    /** When the newest question was asked that has been answered. */
    askedAt: () => answeredFor,

    /** Resolves with true once everything is heard that was committed until then. */
    async ask(until: number): Promise<true> {
      if (underWay && underWay.askedAt < until) await underWay.answer;
      if (underWay) await underWay.answer;
      else await askNow();
      return true;
    },
  };
}

function noticeOf(from: string, changes: readonly Change[]): CompiledQuery {
  const whole = JSON.stringify({ from, changes });
  const names = [...new Set(changes.map(({ table }) => table))].map((table) => ({ table }));
  const payload =
    Buffer.byteLength(whole) <= maxNoticeBytes ? whole : JSON.stringify({ from, changes: names });
  return CompiledQuery.raw('select pg_notify($1, $2)', [channel, payload]);
}
