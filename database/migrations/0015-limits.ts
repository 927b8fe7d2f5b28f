import type { Kysely } from 'kysely';

/** The limiter's counters, in the columns and their order that its library expects; times are milliseconds. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema.createIndex('limits_by_expire').on('limits').column('expire').execute();
}
