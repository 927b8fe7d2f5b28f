import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Gives uploaded files a number, and keeps the names of deleted ones from being given out again. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  await db.schema
    .createTable('numbered_media_files')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('path', 'text', (column) => column.notNull().unique())
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

  const columns = sql.raw(
    'path, mime, bytes, sha256, width, height, preview, alt, focal_x, focal_y, original_name, created_at',
  );
  await sql`insert into numbered_media_files (${columns})
    select ${columns} from media_files order by created_at, path`.execute(db);
  await db.schema.dropTable('media_files').execute();
  await db.schema.alterTable('numbered_media_files').renameTo('media_files').execute();

  await db.schema
    .createTable('retired_paths')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .execute();
}
