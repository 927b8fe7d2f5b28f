import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Tables in an order by hand. */
const ordered = ['products', 'categories', 'gallery_projects'];

/**
 * A page further on of a list in its own order, drafts among it: PostgreSQL reads each row that it passes over to see
 * whether that is in the trash, unless an index of those that are not has the whole order. SQLite's has it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const table of ordered) {
    const columns = '(position, id) where deleted_at is null';
    await sql.raw(`create index ${table}_living_position on ${table} ${columns}`).execute(db);
  }
}
