import type { Kysely } from 'kysely';

/** Whether a picture can be shown and stands still; null until it has been looked at. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('media_files').addColumn('condition', 'text').execute();
}
