import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('media_files')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('preview', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('alt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('focal_x', 'real', (column) => column.notNull().defaultTo(0.5))
    .addColumn('focal_y', 'real', (column) => column.notNull().defaultTo(0.5))
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('site_content')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
