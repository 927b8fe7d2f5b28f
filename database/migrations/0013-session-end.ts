import { type Kysely, sql } from 'kysely';

const lifetimeMs = 30 * 24 * 60 * 60_000;

/** A session ends by itself, however much it is used. Those that are open end as if they had begun with an end. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('expires_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ hash: string; started: string }>`
    select token_hash as hash, created_at as started from sessions`.execute(db);
  for (const { hash, started } of rows) {
    const end = new Date(Date.parse(started) + lifetimeMs).toISOString();
    await sql`update sessions set expires_at = ${end} where token_hash = ${hash}`.execute(db);
  }
}
