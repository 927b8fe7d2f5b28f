import type { Kysely } from 'kysely';

/** Who of the staff may see the site while it is closed to visitors; each ends with the session that it was made in. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('site_previews')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_token_hash', 'text', (column) =>
      column.notNull().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('site_previews_by_session')
    .on('site_previews')
    .column('session_token_hash')
    .execute();
}
