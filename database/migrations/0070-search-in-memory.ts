import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Visitors' search reads the records themselves (docs/decisions/0045-search.md): what was kept for it goes. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // On SQLite the first two lie over the third; triggers go with their table.
  const tables = isPostgres ? ['search_entries'] : ['search_words', 'search_index', 'search_entries'];
  for (const table of tables) await sql`drop table if exists ${sql.table(table)}`.execute(db);
}
