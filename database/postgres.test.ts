import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '#database/connect.ts';
import { defaultWaitLimits } from './wait-limits.ts';

/** Long enough for a busy machine to make a connection. */
const connectTimeoutMs = 1_000;
/** Where tests have a server. */
const servers = process.env.TEST_POSTGRES_URL ? [process.env.TEST_POSTGRES_URL] : [];

async function processIdOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

describe('a PostgreSQL server that is away', () => {
  const cleanups: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  async function open(url: string): Promise<Db> {
    const db = await openDatabase(url);
    cleanups.push(() => db.destroy());
    return db;
  }

  test.each(servers)('fails what was under way and serves the next: %s', async (url) => {
    const [db, other] = [await open(url), await open(url)];
    const failing = db.transaction().execute(async (trx) => {
      const pid = await processIdOf(trx);
      await sql`select pg_terminate_backend(${pid})`.execute(other);
      await processIdOf(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' });
    expect(await processIdOf(db)).toBeGreaterThan(0);
  });

  test('fails at once, and nobody waits for it', async () => {
    const db = await open('postgres://nobody@127.0.0.1:9/none');
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test.each(servers)('A query waits for a connection longer than making one may take: %s', async (url) => {
  const db = await openDatabase(url, { ...defaultWaitLimits, connectTimeoutMs });
  try {
    // More than there are connections, each at work for longer than the limit.
    const [first, ...others] = Array.from({ length: 30 }, () =>
      sql`select pg_sleep(${(connectTimeoutMs * 1.2) / 1_000})`.execute(db),
    );
    await first;
    expect(await processIdOf(db)).toBeGreaterThan(0);
    await Promise.all(others);
  } finally {
    await db.destroy();
  }
});
