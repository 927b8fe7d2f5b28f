import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * What is reading the uploads of a moment, such as a backup: until it is done no file is removed. And where the focus of
 * a picture lies is kept by PostgreSQL as exactly as by SQLite.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('upload_holds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('held_until', 'text', (column) => column.notNull())
    .execute();
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // By its text: a third of 4 bytes, written in 8, would be another number than the one that everybody has seen.
  for (const column of ['focal_x', 'focal_y']) {
    const type = sql`double precision using ${sql.ref(column)}::text::double precision`;
    await sql`alter table media_files alter column ${sql.ref(column)} type ${type}`.execute(db);
  }
}
