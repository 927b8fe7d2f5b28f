import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Change } from './recorded-reads.ts';
import type { RowChanges } from './row-changes.ts';

const channel = 'ashlar_changes';
/** PostgreSQL refuses notices of 8,000 bytes; one that would be longer names tables alone. */
const maxNoticeBytes = 7_500;
const reconnectMs = 500;
/** A connection that died without a word is noticed by then. */
const heartbeatMs = 2_000;

type Options = {
  url: string;
  /** What other processes keep something of. */
  tables: ReadonlySet<string>;
  /** Whether this process hears what others write: told at first, and whenever that changes. */
  onHearing: (isHearing: boolean) => void;
};

/**
 * Tells the other processes on a PostgreSQL database what this one writes, and hears what they write. A notice goes
 * with the transaction: it arrives once that is committed, or never.
 */
export function shareChanges(changes: RowChanges, { url, tables, onHearing }: Options) {
  const self = randomUUID();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  changes.tellOthers((written) => {
    const told = written.filter(({ table }) => tables.has(table));
    return told.length === 0 ? undefined : noticeOf(self, told);
  });

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: heartbeatMs,
      query_timeout: heartbeatMs,
    });
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => hear(payload));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (client !== next || isStopped) return;
      onHearing(true);
      beat(next);
    } catch {
      lose(next);
    }
  }

  function hear(payload: string | undefined): void {
    const { from, changes: told } = JSON.parse(payload ?? '{}') as { from?: string; changes?: Change[] };
    if (from !== self && told) changes.announce(told);
  }

  function beat(current: pg.Client): void {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => client === current && beat(current),
        () => lose(current),
      );
    }, heartbeatMs);
    timer.unref();
  }

  function lose(lost: pg.Client): void {
    if (client !== lost || isStopped) return;
    client = undefined;
    onHearing(false);
    clearTimeout(timer);
    void lost.end().catch(() => {});
    timer = setTimeout(() => void connect(), reconnectMs);
    timer.unref();
  }

  onHearing(false);
  const connecting = connect();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
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
